package sphericalknight.exercises.lowest;

import sphericalknight.exercise.Exercise;

/** Exercise 5.4: the squares of a set, one after the other. */
@Exercise(id = "5.4", title = "The squares of a set, in order", lesson = "05-lowest-bit", seconds = 2)
public interface SquaresInOrder {
    /**
     * The numbers of the squares of {@code set}, from the lowest to the highest.
     *
     * <pre>
     * 2  . . 1 . . . . .
     * 1  . 1 . . . . . 1      {1, 7, 10}
     *    a b c d e f g h
     * </pre>
     *
     * @param set any set of squares; bit 0 is a1, bit 63 is h8
     * @return one number for each square; an empty array for the empty set
     */
    int[] squares(long set);
}
