package sphericalknight.chess.attack;

import sphericalknight.bits.Squares;
import sphericalknight.chess.board.Lines;

/**
 * Slider attacks by a subtraction: {@code o ^ (o - 2r)}. On one line, let {@code o} be the occupied squares and {@code r} the slider.
 * Subtracting {@code 2r} borrows from the nearest piece above the slider, and turns every empty square on the way to 1.
 *
 * <pre>{@code
 *                a b c d e f g h    (a is the lowest bit: read the numbers from right to left)
 *  o             . 1 . . . 1 . 1
 *  2r            . . 1 . . . . .    r = b
 *  o - 2r        . 1 1 1 1 . . 1    borrowed from f
 *  o ^ (o - 2r)  . . 1 1 1 1 . .    to the right of b: c, d, e and the piece on f
 * }</pre>
 *
 * <p>That is one direction. For the other one the line is reversed before the subtraction, and the result is reversed again. Files and
 * diagonals have one square on each rank, so it is enough to reverse the bytes ({@link Long#reverseBytes}); a rank needs all bits reversed
 * ({@link Long#reverse}). Combining the two halves cancels {@code o}: {@code (o ^ up) ^ (o ^ down) = up ^ down}. This full form for all
 * four lines is known as hyperbola quintessence.
 *
 * @see <a href="https://www.chessprogramming.org/Subtracting_a_Rook_from_a_Blocking_Piece">Subtracting a rook from a blocking piece</a>
 */
public final class ODifference implements Sliders {
    private static final long[] FILE = new long[64];
    private static final long[] RANK = new long[64];
    private static final long[] DIAGONAL = new long[64];
    private static final long[] ANTIDIAGONAL = new long[64];

    static {
        for (int square = 0; square < 64; square++) {
            long elsewhere = ~(1L << square);
            FILE[square] = Lines.fileMask(Squares.file(square)) & elsewhere;
            RANK[square] = Lines.rankMask(Squares.rank(square)) & elsewhere;
            DIAGONAL[square] = Lines.diagonal(square) & elsewhere;
            ANTIDIAGONAL[square] = Lines.antidiagonal(square) & elsewhere;
        }
    }

    @Override
    public long rook(int square, long occupied) {
        return steepLine(square, occupied, FILE[square]) | rank(square, occupied, RANK[square]);
    }

    @Override
    public long bishop(int square, long occupied) {
        return steepLine(square, occupied, DIAGONAL[square]) | steepLine(square, occupied, ANTIDIAGONAL[square]);
    }

    /** The attacks along a line with at most one square on each rank: reversing the bytes reverses the line. */
    private static long steepLine(int square, long occupied, long line) {
        long slider = 1L << square;
        long o = occupied & line;
        long up = o - 2 * slider;
        long down = Long.reverseBytes(Long.reverseBytes(o) - 2 * Long.reverseBytes(slider));
        return (up ^ down) & line;
    }

    /** The attacks along a rank: all eight squares are in one byte, so the bits themselves are reversed. */
    private static long rank(int square, long occupied, long line) {
        long slider = 1L << square;
        long o = occupied & line;
        long up = o - 2 * slider;
        long down = Long.reverse(Long.reverse(o) - 2 * Long.reverse(slider));
        return (up ^ down) & line;
    }

    @Override
    public String name() {
        return "odifference";
    }

    @Override
    public int tableBytes() {
        return 4 * 64 * Long.BYTES;
    }
}
