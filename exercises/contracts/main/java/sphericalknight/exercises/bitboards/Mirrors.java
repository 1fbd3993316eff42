package sphericalknight.exercises.bitboards;

import sphericalknight.exercise.Exercise;

/** Exercise 1.4: mirrors and a quarter turn. */
@Exercise(
        id = "1.4",
        title = "Mirrors and a quarter turn",
        lesson = "01-bitboards",
        bonus = true,
        forbids = {"java.lang.Long.reverse", "java.lang.Long.reverseBytes"})
public interface Mirrors {
    /**
     * {@code set} mirrored about the line between the d-file and the e-file: files a and h are swapped, b and g, c and f, d and e.
     *
     * <pre>
     * 8  . . . . . . . .    . . . . . . . .    x . . . . . . .    x x x x x . . .
     * 7  . . . . . . . .    . . . . . . . .    x . . . . . . .    . . x . x . . .
     * 6  . . . . . . . .    . . . . . . . .    x x . . . . . .    . . . . x . . .
     * 5  x x x . . . . .    . . . . . x x x    x . . . . . . .    . . . . . . . .
     * 4  x . . . . . . .    . . . . . . . x    x x x . . . . .    . . . . . . . .
     * 3  x x . . . . . .    . . . . . . x x    . . . . . . . .    . . . . . . . .
     * 2  x . . . . . . .    . . . . . . . x    . . . . . . . .    . . . . . . . .
     * 1  x . . . . . . .    . . . . . . . x    . . . . . . . .    . . . . . . . .
     *    a b c d e f g h    leftRight          topBottom          quarterTurn
     * </pre>
     *
     * @param set any set of squares; bit 0 is a1, bit 63 is h8
     */
    long leftRight(long set);

    /**
     * {@code set} mirrored about the line between ranks 4 and 5: ranks 1 and 8 are swapped, 2 and 7, 3 and 6, 4 and 5.
     */
    long topBottom(long set);

    /**
     * {@code set} rotated clockwise by 90 degrees: a1 goes to a8, a8 to h8, h8 to h1 and h1 to a1.
     */
    long quarterTurn(long set);
}
