package sphericalknight.draughts;

import java.util.function.IntBinaryOperator;
import sphericalknight.bits.Squares;

/**
 * Three ways to number the 32 dark squares. A square of the whole board is 0 (a1) to 63 (h8) as everywhere in the course; a numbering gives
 * each dark square a bit from 0 to 31.
 *
 * <pre>{@code
 *     A: row by row             B: diagonals modulo 32       C: B turned by 90 degrees
 * 8     28  29  30  31          31   5  11  17              15  23  31   7
 * 7   24  25  26  27          24  30   4  10              14  22  30   6        (each row
 * 6     20  21  22  23          23  29   3   9              21  29   5  13       starts one
 * 5   16  17  18  19          16  22  28   2              ...                    file later
 *     ...                        ...                                             on even ranks)
 *
 * one step:  up-left  up-right
 *   A        4 or 3   5 or 4     (depends on the rank)
 *   B        + 1      + 7        modulo 32: a rotation
 *   C        - 7      + 1        modulo 32: a rotation
 * }</pre>
 *
 * <p>With u steps up-right and v steps up-left from a1, B is 7u + v and C is u - 7v, both modulo 32.
 */
public enum Numbering {
    /** Row by row: a1 = 0, c1 = 1, ... g1 = 3, b2 = 4, ... h8 = 31. The number that a step adds depends on the parity of the rank. */
    A((file, rank) -> 4 * rank + file / 2),
    /** Diagonals in arithmetic progression: a1 = 0, up-left + 1, up-right + 7, modulo 32. {@link DraughtsPosition} uses this numbering. */
    B((file, rank) -> 7 * ((file + rank) / 2) + (rank - file) / 2),
    /**
     * The board turned by 90 degrees: a1 = 0, up-right + 1, up-left - 7, modulo 32. So the squares of each rising diagonal have consecutive
     * numbers.
     */
    C((file, rank) -> (file + rank) / 2 - 7 * ((rank - file) / 2));

    private final int[] bitOfSquare = new int[64];
    private final int[] squareOfBit = new int[32];

    Numbering(IntBinaryOperator bit) {
        for (int square = 0; square < 64; square++) {
            bitOfSquare[square] = -1;
            if (isDark(square)) {
                bitOfSquare[square] = bit.applyAsInt(Squares.file(square), Squares.rank(square)) & 31;
                squareOfBit[bitOfSquare[square]] = square;
            }
        }
    }

    /** Whether {@code square}, 0 to 63, is dark, as a1, c1 and b2 are; only dark squares hold men. */
    public static boolean isDark(int square) {
        return (Squares.file(square) + Squares.rank(square)) % 2 == 0;
    }

    /**
     * The bit of a dark square: 0 to 31.
     *
     * @param square 0 (a1) to 63 (h8), dark
     * @throws IllegalArgumentException if the square is light or off the board
     */
    public int bit(int square) {
        if (square < 0 || square > 63 || !isDark(square)) {
            String name = square < 0 || square > 63 ? "square " + square : Squares.name(square);
            throw new IllegalArgumentException(
                    name + " is not a dark square; draughts is played on a1, c1, b2, ... h8");
        }
        return bitOfSquare[square];
    }

    /**
     * The square of a bit: 0 (a1) to 63 (h8), dark.
     *
     * @param bit 0 to 31
     */
    public int square(int bit) {
        return squareOfBit[bit & 31];
    }

    /**
     * The set of the named dark squares: one bit per name.
     *
     * @param names square names separated by blanks; an empty string gives 0
     * @throws IllegalArgumentException if a name is not that of a dark square
     */
    public int set(String names) {
        return fromBoard(Squares.set(names));
    }

    /**
     * Converts a 32-bit set to a 64-square set, for pictures: the same squares, with bit i for square i.
     *
     * @param set any set of dark squares in this numbering
     */
    public long toBoard(int set) {
        long board = 0;
        for (int rest = set; rest != 0; rest &= rest - 1) {
            board |= 1L << squareOfBit[Integer.numberOfTrailingZeros(rest)];
        }
        return board;
    }

    /**
     * Converts a 64-square set to a 32-bit set: the same squares in this numbering.
     *
     * @param board dark squares only, with bit i for square i
     * @throws IllegalArgumentException if a light square is in the set
     */
    public int fromBoard(long board) {
        int set = 0;
        for (long rest = board; rest != 0; rest &= rest - 1) {
            set |= 1 << bit(Long.numberOfTrailingZeros(rest));
        }
        return set;
    }
}
