package sphericalknight.exercises.bitboards;

import sphericalknight.exercise.Exercise;

/** Exercise 1.3: the four lines through a square, 0 (a1) to 63 (h8), as sets; bit 0 is a1. */
@Exercise(id = "1.3", title = "File, rank and both diagonals", lesson = "01-bitboards")
public interface SquareLines {
    /** All eight squares of the file of {@code square}, including {@code square} itself. */
    long file(int square);

    /** All eight squares of the rank of {@code square}, including {@code square} itself. */
    long rank(int square);

    /**
     * The rising diagonal through {@code square}, including {@code square} itself; it runs from the lower left to the upper right.
     *
     * <pre>
     * 8  . . . . . x . .    x . . . . . . .
     * 7  . . . . x . . .    . x . . . . . .
     * 6  . . . x . . . .    . . x . . . . .
     * 5  . . x . . . . .    . . . x . . . .
     * 4  . x . . . . . .    . . . . x . . .
     * 3  x . . . . . . .    . . . . . x . .
     * 2  . . . . . . . .    . . . . . . x .
     * 1  . . . . . . . .    . . . . . . . x
     *    a b c d e f g h    a b c d e f g h
     *    rising, of c5      falling, of d5
     * </pre>
     */
    long rising(int square);

    /** The falling diagonal through {@code square}, including {@code square} itself; it runs from the upper left to the lower right. */
    long falling(int square);
}
