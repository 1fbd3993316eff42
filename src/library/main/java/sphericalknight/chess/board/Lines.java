package sphericalknight.chess.board;

import sphericalknight.bits.Squares;

/**
 * Files, ranks and diagonals as sets of squares. Every line is made from one pattern by shifting it; nothing is typed in twice. Bit
 * {@code i} is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63.
 *
 * <pre>{@code
 *    FILE_C             RANK_3             diagonal(c5)       antidiagonal(c5)
 * 8  . . 1 . . . . .    . . . . . . . .    . . . . . 1 . .    . . . . . . . .
 * 7  . . 1 . . . . .    . . . . . . . .    . . . . 1 . . .    1 . . . . . . .
 * 6  . . 1 . . . . .    . . . . . . . .    . . . 1 . . . .    . 1 . . . . . .
 * 5  . . 1 . . . . .    . . . . . . . .    . . 1 . . . . .    . . 1 . . . . .
 * 4  . . 1 . . . . .    . . . . . . . .    . 1 . . . . . .    . . . 1 . . . .
 * 3  . . 1 . . . . .    1 1 1 1 1 1 1 1    1 . . . . . . .    . . . . 1 . . .
 * 2  . . 1 . . . . .    . . . . . . . .    . . . . . . . .    . . . . . 1 . .
 * 1  . . 1 . . . . .    . . . . . . . .    . . . . . . . .    . . . . . . 1 .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 */
public final class Lines {
    /** The a-file: the lowest bit of every byte. */
    public static final long FILE_A = 0x0101_0101_0101_0101L;
    /** The b-file. */
    public static final long FILE_B = FILE_A << 1;
    /** The c-file. */
    public static final long FILE_C = FILE_A << 2;
    /** The d-file. */
    public static final long FILE_D = FILE_A << 3;
    /** The e-file. */
    public static final long FILE_E = FILE_A << 4;
    /** The f-file. */
    public static final long FILE_F = FILE_A << 5;
    /** The g-file. */
    public static final long FILE_G = FILE_A << 6;
    /** The h-file: the highest bit of every byte. */
    public static final long FILE_H = FILE_A << 7;

    /** The first rank: the lowest byte. */
    public static final long RANK_1 = 0xFFL;
    /** The second rank, where white pawns start. */
    public static final long RANK_2 = RANK_1 << 8;
    /** The third rank. */
    public static final long RANK_3 = RANK_1 << 16;
    /** The fourth rank. */
    public static final long RANK_4 = RANK_1 << 24;
    /** The fifth rank. */
    public static final long RANK_5 = RANK_1 << 32;
    /** The sixth rank. */
    public static final long RANK_6 = RANK_1 << 40;
    /** The seventh rank, where black pawns start. */
    public static final long RANK_7 = RANK_1 << 48;
    /** The eighth rank: the highest byte. */
    public static final long RANK_8 = RANK_1 << 56;

    /** All squares except the a-file: the mask after a shift of one file to the right. */
    public static final long NOT_A = ~FILE_A;
    /** All squares except the a- and b-files: the mask after a shift of two files to the right. */
    public static final long NOT_AB = ~(FILE_A | FILE_B);
    /** All squares except the h-file: the mask after a shift of one file to the left. */
    public static final long NOT_H = ~FILE_H;
    /** All squares except the g- and h-files: the mask after a shift of two files to the left. */
    public static final long NOT_GH = ~(FILE_G | FILE_H);

    /** The long diagonal from a1 to h8: one bit in every byte, each a file further right. */
    public static final long A1_TO_H8 = 0x8040_2010_0804_0201L;
    /** The long diagonal from h1 to a8: one bit in every byte, each a file further left. */
    public static final long H1_TO_A8 = 0x0102_0408_1020_4080L;

    private Lines() {}

    /**
     * The squares of a file.
     *
     * @param file 0 (the a-file) to 7 (the h-file)
     * @throws IllegalArgumentException if there is no such file
     */
    public static long fileMask(int file) {
        return FILE_A << checked("file", file, "0 (the a-file) to 7 (the h-file)");
    }

    /**
     * The squares of a rank.
     *
     * @param rank 0 (the first rank) to 7 (the eighth rank)
     * @throws IllegalArgumentException if there is no such rank
     */
    public static long rankMask(int rank) {
        return RANK_1 << (8 * checked("rank", rank, "0 (the first rank) to 7 (the eighth rank)"));
    }

    /**
     * The squares of the diagonal through {@code square} that rises to the right: one to eight squares, including {@code square}. It is the
     * long diagonal a1-h8 moved up or down by whole ranks; squares that leave the board at the top or at the bottom are dropped.
     *
     * @throws IllegalArgumentException if {@code square} is not on the board
     */
    public static long diagonal(int square) {
        int up = Squares.rank(Squares.checked(square)) - Squares.file(square);
        return up >= 0 ? A1_TO_H8 << (8 * up) : A1_TO_H8 >>> (-8 * up);
    }

    /**
     * The squares of the diagonal through {@code square} that falls to the right: one to eight squares, including {@code square}.
     *
     * @throws IllegalArgumentException if {@code square} is not on the board
     */
    public static long antidiagonal(int square) {
        int up = Squares.rank(Squares.checked(square)) + Squares.file(square) - 7;
        return up >= 0 ? H1_TO_A8 << (8 * up) : H1_TO_A8 >>> (-8 * up);
    }

    private static int checked(String what, int number, String range) {
        if (number < 0 || number > 7) {
            throw new IllegalArgumentException(what + " " + number + " is not on the board; " + range + " are");
        }
        return number;
    }
}
