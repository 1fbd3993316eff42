package sphericalknight.solutions.bitboards;

import sphericalknight.exercises.bitboards.SquareLines;

/**
 * Exercise 1.3, solved: a constant for each direction, shifted to the square.
 *
 * <p>Other ways: a table of 15 diagonals, filled square by square, and one lookup, as in programs that need millions of them. A diagonal
 * can also be built from {@code FILE_A}, by moving the bit on each rank one file further to the right than on the rank below.
 */
public class SquareLinesSolution implements SquareLines {
    private static final long FILE_A = 0x0101_0101_0101_0101L;
    private static final long RANK_1 = 0x0000_0000_0000_00FFL;
    private static final long A1_TO_H8 = 0x8040_2010_0804_0201L;
    private static final long H1_TO_A8 = 0x0102_0408_1020_4080L;

    @Override
    public long file(int square) {
        return FILE_A << (square & 7);
    }

    @Override
    public long rank(int square) {
        return RANK_1 << (8 * (square >>> 3));
    }

    @Override
    public long rising(int square) {
        return up(A1_TO_H8, (square >>> 3) - (square & 7));
    }

    @Override
    public long falling(int square) {
        return up(H1_TO_A8, (square >>> 3) + (square & 7) - 7);
    }

    private static long up(long line, int ranks) {
        return ranks >= 0 ? line << (8 * ranks) : line >>> (-8 * ranks);
    }
}
