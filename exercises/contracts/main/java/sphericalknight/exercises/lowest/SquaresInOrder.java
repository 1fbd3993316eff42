package sphericalknight.exercises.lowest;

import sphericalknight.exercise.Exercise;

/** Exercise 5.4: the squares of a set in reading order. */
@Exercise(id = "5.4", title = "The squares of a set, as you read a board", lesson = "05-lowest-bit")
public interface SquaresInOrder {
    /**
     * The numbers of the squares of {@code set} in reading order: the eighth rank from a to h, then the seventh, down to h1. That is the
     * order in which FEN lists the pieces.
     *
     * <pre>
     * 2  . . 1 . . . . .
     * 1  . 1 . . . . . 1      {10, 1, 7}: c2, then b1, then h1
     *    a b c d e f g h
     * </pre>
     *
     * @param set any set of squares; bit 0 is a1, bit 63 is h8
     * @return one number for each square, a1 = 0 to h8 = 63; an empty array for the empty set
     */
    int[] squares(long set);
}
