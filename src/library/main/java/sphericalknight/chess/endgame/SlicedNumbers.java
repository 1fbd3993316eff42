package sphericalknight.chess.endgame;

/**
 * Small numbers for 64 squares at once, stored as bit planes: plane k is a bitboard of the squares whose number has bit k set.
 *
 * <pre>{@code
 *   number on c1 is 5 = 101:     plane 0   . . 1 . . . . .
 *                                plane 1   . . . . . . . .
 *                                plane 2   . . 1 . . . . .
 * }</pre>
 *
 * <p>Writing one number to a whole set of squares takes one OR for each of its 1-bits, however large the set is.
 */
final class SlicedNumbers {
    private static final int PLANES = 6;

    private final long[][] planes;

    /** Creates numbers for the squares of {@code boards} boards, all of them 0. */
    SlicedNumbers(int boards) {
        planes = new long[PLANES][boards];
    }

    /** Writes {@code number} (0 to 63) to the squares of {@code set}, which hold 0 so far. */
    void write(int board, long set, int number) {
        for (int plane = 0; plane < PLANES; plane++) {
            if ((number >>> plane & 1) != 0) {
                planes[plane][board] |= set;
            }
        }
    }

    int read(int board, int square) {
        int number = 0;
        for (int plane = 0; plane < PLANES; plane++) {
            number |= (int) (planes[plane][board] >>> square & 1) << plane;
        }
        return number;
    }

    /** The squares of a board that hold {@code number}. */
    long squaresWith(int board, int number) {
        long set = -1;
        for (int plane = 0; plane < PLANES; plane++) {
            set &= (number >>> plane & 1) != 0 ? planes[plane][board] : ~planes[plane][board];
        }
        return set;
    }
}
