package sphericalknight.chess.attack;

import static sphericalknight.chess.board.Lines.FILE_A;
import static sphericalknight.chess.board.Lines.FILE_H;
import static sphericalknight.chess.board.Lines.RANK_1;
import static sphericalknight.chess.board.Lines.RANK_8;

/**
 * The squares whose occupancy can change the attacks of a slider. The last square of each ray is not among them: it is attacked whether or
 * not it is occupied.
 *
 * <pre>{@code
 *    rook(b3): 10 squares        bishop(b3): 5 squares
 * 8  . . . . . . . .             . . . . . . . .
 * 7  . x . . . . . .             . . . . . x . .
 * 6  . x . . . . . .             . . . . x . . .
 * 5  . x . . . . . .             . . . x . . . .
 * 4  . x . . . . . .             . . x . . . . .
 * 3  . R x x x x x .             . B . . . . . .
 * 2  . x . . . . . .             . . x . . . . .
 * 1  . . . . . . . .             . . . . . . . .
 *    a b c d e f g h             a b c d e f g h
 * }</pre>
 *
 * <p>n relevant squares have 2^n occupancies. The sum over all 64 squares is 102,400 for the rook and 5,248 for the
 * bishop.
 */
public final class RelevantSquares {
    private static final Sliders WALK = new RayWalk();

    private RelevantSquares() {}

    /** The relevant squares of a rook on {@code square}: a set of 10 to 12 squares. */
    public static long rook(int square) {
        return WALK.rook(square, 0) & ~farEdges(square);
    }

    /** The relevant squares of a bishop on {@code square}: a set of 5 to 9 squares. */
    public static long bishop(int square) {
        return WALK.bishop(square, 0) & ~farEdges(square);
    }

    /**
     * The edges of the board that {@code square} is not on: b1 to g1 are relevant to a rook on the first rank, although they are on an
     * edge.
     */
    private static long farEdges(int square) {
        long here = 1L << square;
        long edges = 0;
        for (long edge : new long[] {FILE_A, FILE_H, RANK_1, RANK_8}) {
            edges |= (edge & here) == 0 ? edge : 0;
        }
        return edges;
    }
}
