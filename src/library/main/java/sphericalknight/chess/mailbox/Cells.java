package sphericalknight.chess.mailbox;

/**
 * Cells of a board 16 wide and 8 high. The left half is the chess board; a step off the chess board leads to the right half or out of the
 * array, and one test detects both.
 *
 * <pre>{@code
 * 8   70 71 72 73 74 75 76 77 | 78 .. 7F        cell = 16 * rank + file, in hex: rank digit, file digit
 * 7   60 61 62 63 64 65 66 67 | 68 .. 6F
 *     ...                     |                 on the board:   0rrr 0fff
 * 2   10 11 12 13 14 15 16 17 | 18 .. 1F        0x88 =          1000 1000
 * 1   00 01 02 03 04 05 06 07 | 08 .. 0F        one of these bits is set on every cell off the board
 *      a  b  c  d  e  f  g  h
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/0x88">0x88</a>
 */
public final class Cells {
    /** The number of cells in the whole array, half of them off the board. */
    public static final int COUNT = 128;

    /** The step one rank up: the number to add to a cell. */
    public static final int NORTH = 16;
    /** The step one rank down: the number to add to a cell. */
    public static final int SOUTH = -16;
    /** The step one file to the right: the number to add to a cell. */
    public static final int EAST = 1;
    /** The step one file to the left: the number to add to a cell. */
    public static final int WEST = -1;

    private Cells() {}

    /**
     * Whether a cell is a square of the chess board: one test detects all four edges.
     *
     * @param cell any number from -128 to 255, such as a cell plus a step
     */
    public static boolean isSquare(int cell) {
        return (cell & 0x88) == 0;
    }

    /** The cell of a square: 16 * rank + file. */
    public static int of(int square) {
        return square + (square & 0b111_000);
    }

    /**
     * The square of a cell: 0 (a1) to 63 (h8).
     *
     * @param cell a cell for which {@link #isSquare} holds
     */
    public static int square(int cell) {
        return (cell + (cell & 7)) >>> 1;
    }

    /**
     * The file of a cell: 0 (a) to 7 (h).
     *
     * @param cell a cell for which {@link #isSquare} holds
     */
    public static int file(int cell) {
        return cell & 7;
    }

    /**
     * The rank of a cell: 0 (rank 1) to 7 (rank 8).
     *
     * @param cell a cell for which {@link #isSquare} holds
     */
    public static int rank(int cell) {
        return cell >>> 4;
    }
}
