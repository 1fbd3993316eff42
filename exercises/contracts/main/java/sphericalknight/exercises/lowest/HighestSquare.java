package sphericalknight.exercises.lowest;

import sphericalknight.exercise.Exercise;

/** Exercise 5.3: the number of the highest square, found with six yes-or-no questions. */
@Exercise(
        id = "5.3",
        title = "The highest square by halving",
        lesson = "05-lowest-bit",
        java = "java.lang.Long.compareUnsigned")
public interface HighestSquare {
    /**
     * The number of the highest square of {@code set}.
     *
     * <pre>
     * 2  . . 1 . . . . .
     * 1  . 1 . . . . . 1      of {b1 h1 c2} it is 10, c2
     *    a b c d e f g h
     * </pre>
     *
     * @param set any set of squares; bit 0 is a1, bit 63 is h8
     * @return 0 to 63; -1 for the empty set
     */
    int highest(long set);
}
