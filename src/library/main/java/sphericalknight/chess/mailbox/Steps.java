package sphericalknight.chess.mailbox;

import static sphericalknight.chess.mailbox.Cells.EAST;
import static sphericalknight.chess.mailbox.Cells.NORTH;
import static sphericalknight.chess.mailbox.Cells.SOUTH;
import static sphericalknight.chess.mailbox.Cells.WEST;

import sphericalknight.chess.position.Piece;

/**
 * The steps of the pieces on the 0x88 board, as numbers to add to a cell.
 *
 * <pre>{@code
 *   knight            +31  .  +33           king, queen      +15 +16 +17
 *                 +14  .   .   .  +18                         -1   K  +1
 *                  .   .   N   .   .                         -17 -16 -15
 *                 -18  .   .   .  -14       rook    +-16 +-1
 *                     -33  .  -31           bishop  +-15 +-17
 * }</pre>
 */
public final class Steps {
    private static final int[] STRAIGHT = {NORTH, EAST, SOUTH, WEST};
    private static final int[] DIAGONAL = {NORTH + EAST, SOUTH + EAST, SOUTH + WEST, NORTH + WEST};
    private static final int[] ALL = {NORTH, NORTH + EAST, EAST, SOUTH + EAST, SOUTH, SOUTH + WEST, WEST, NORTH + WEST};
    private static final int[] KNIGHT = {
        2 * NORTH + EAST,
        NORTH + 2 * EAST,
        SOUTH + 2 * EAST,
        2 * SOUTH + EAST,
        2 * SOUTH + WEST,
        SOUTH + 2 * WEST,
        NORTH + 2 * WEST,
        2 * NORTH + WEST
    };
    private static final int[][] BY_KIND = {{}, KNIGHT, DIAGONAL, STRAIGHT, ALL, ALL};

    private Steps() {}

    /** The steps of a kind of piece, as numbers to add to a cell: a new array, empty for a pawn. */
    public static int[] of(int kind) {
        return BY_KIND[kind].clone();
    }

    static int[] shared(int kind) {
        return BY_KIND[kind];
    }

    /** Whether a piece may repeat its step: true for bishop, rook and queen. */
    public static boolean slides(int kind) {
        return kind == Piece.BISHOP || kind == Piece.ROOK || kind == Piece.QUEEN;
    }

    /** The step of a pawn straight ahead: {@link Cells#NORTH} for White, {@link Cells#SOUTH} for Black. */
    public static int forward(int side) {
        return side == Piece.WHITE ? NORTH : SOUTH;
    }
}
