package sphericalknight.chess.endgame;

import sphericalknight.bits.Squares;
import sphericalknight.chess.board.Mirror;

/**
 * The bottom triangle of the board, and the reflections that bring a white king into it. Mirroring the board across either long diagonal
 * keeps light squares light, so White needs the same number of moves in a placement and in its mirror images; it is enough to compute
 * the table for a white king in the bottom triangle.
 *
 * <pre>{@code
 * 8  \ . . . . . . /      20 squares of the white king stand for all 64:
 * 7  . \ . . . . / .      above the diagonal a1-h8:  mirror there, d4 stays, b6 becomes f2
 * 6  . . \ . . / . .      above the diagonal h1-a8:  mirror there, e4 stays, g5 becomes d2
 * 5  . . . \ / . . .      both mirrors together turn the board by 180 degrees
 * 4  . . . o o . . .
 * 3  . . o o o o . .
 * 2  . o o o o o o .
 * 1  o o o o o o o o
 *    a b c d e f g h
 * }</pre>
 */
final class Triangle {
    /** The number of squares in the triangle. */
    static final int SIZE = 20;

    private static final int DIAGONAL = 1;
    private static final int ANTIDIAGONAL = 2;
    private static final int[] INDEX = new int[64];
    private static final int[] SQUARE = new int[SIZE];

    static {
        int index = 0;
        for (int square = 0; square < 64; square++) {
            if (mirrorsOf(square) == 0) {
                INDEX[square] = index;
                SQUARE[index++] = square;
            }
        }
    }

    private Triangle() {}

    /** The reflections that map {@code square} into the triangle: 0 for none, otherwise a code to pass to {@link #mirrored(int, int)}. */
    static int mirrorsOf(int square) {
        int file = Squares.file(square);
        int rank = Squares.rank(square);
        return (rank > file ? DIAGONAL : 0) | (file + rank > 7 ? ANTIDIAGONAL : 0);
    }

    /** The index of a square in the triangle, 0 (a1) to 19 (e4). */
    static int index(int square) {
        return INDEX[square];
    }

    /** The square of the triangle with this index, 0 to 19. */
    static int square(int index) {
        return SQUARE[index];
    }

    /** The number of squares of the whole board that {@code square} of the triangle represents: 2 on a long diagonal, otherwise 4. */
    static int weight(int square) {
        int file = Squares.file(square);
        int rank = Squares.rank(square);
        return file == rank || file + rank == 7 ? 2 : 4;
    }

    /** The image of a square under the reflections {@code mirrors}; applying them twice gives the square again. */
    static int mirrored(int mirrors, int square) {
        int result = square;
        if ((mirrors & DIAGONAL) != 0) {
            result = 8 * Squares.file(result) + Squares.rank(result);
        }
        if ((mirrors & ANTIDIAGONAL) != 0) {
            result = 63 - (8 * Squares.file(result) + Squares.rank(result));
        }
        return result;
    }

    /** The image of a set under the reflections {@code mirrors}; applying them twice gives the set again. */
    static long mirrored(int mirrors, long set) {
        long result = set;
        if ((mirrors & DIAGONAL) != 0) {
            result = Mirror.diagonal(result);
        }
        if ((mirrors & ANTIDIAGONAL) != 0) {
            result = Mirror.antidiagonal(result);
        }
        return result;
    }
}
