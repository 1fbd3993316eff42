package sphericalknight.chess.attack;

import static sphericalknight.chess.board.Lines.RANK_4;
import static sphericalknight.chess.board.Lines.RANK_5;

import sphericalknight.chess.board.Shift;

/**
 * The push targets and attacked squares of pawns, for all pawns of one colour at once. Bit {@code i} is square {@code i}: a1 = 0, b1 = 1,
 * ... h8 = 63; White moves up, Black moves down.
 *
 * <pre>{@code
 *    white pawns        pushes             double pushes      attacks
 * 4  . . . . . . . .    . . . . . . . .    x . . . . . x .    . . . . . . . .
 * 3  . . n . . . . .    x . . . . . x .    . . . . . . . .    . x . x . x . x
 * 2  P . P . . . P .    . . . . . . . .    . . . . . . . .    . . . . . . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 *
 * <p>A pawn pushes only to an empty square; the second step of a double push starts where the first one ended. Attacks include empty and
 * occupied squares: intersect them with the enemy's pieces to get captures.
 *
 * @see <a href="https://www.chessprogramming.org/Pawn_Pushes_(Bitboards)">Pawn pushes</a>
 */
public final class PawnMoves {
    private PawnMoves() {}

    /** The squares white pawns reach by one step up: one square per pawn that is not blocked. */
    public static long whitePushes(long pawns, long empty) {
        return Shift.north(pawns) & empty;
    }

    /** The squares white pawns reach by two steps from the second rank, both onto empty squares: squares of the fourth rank. */
    public static long whiteDoublePushes(long pawns, long empty) {
        return whitePushes(whitePushes(pawns, empty), empty) & RANK_4;
    }

    /** The squares white pawns attack up and to the right: one square per pawn that is not on the h-file. */
    public static long whiteAttacksEast(long pawns) {
        return Shift.northEast(pawns);
    }

    /** The squares white pawns attack up and to the left: one square per pawn that is not on the a-file. */
    public static long whiteAttacksWest(long pawns) {
        return Shift.northWest(pawns);
    }

    /** The squares attacked by at least one white pawn. */
    public static long whiteAttacks(long pawns) {
        return whiteAttacksEast(pawns) | whiteAttacksWest(pawns);
    }

    /** The squares black pawns reach by one step down: one square per pawn that is not blocked. */
    public static long blackPushes(long pawns, long empty) {
        return Shift.south(pawns) & empty;
    }

    /** The squares black pawns reach by two steps from the seventh rank, both onto empty squares: squares of the fifth rank. */
    public static long blackDoublePushes(long pawns, long empty) {
        return blackPushes(blackPushes(pawns, empty), empty) & RANK_5;
    }

    /** The squares black pawns attack down and to the right, seen from White's side: one square per pawn that is not on the h-file. */
    public static long blackAttacksEast(long pawns) {
        return Shift.southEast(pawns);
    }

    /** The squares black pawns attack down and to the left, seen from White's side: one square per pawn that is not on the a-file. */
    public static long blackAttacksWest(long pawns) {
        return Shift.southWest(pawns);
    }

    /** The squares attacked by at least one black pawn. */
    public static long blackAttacks(long pawns) {
        return blackAttacksEast(pawns) | blackAttacksWest(pawns);
    }
}
