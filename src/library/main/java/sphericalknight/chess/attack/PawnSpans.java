package sphericalknight.chess.attack;

import sphericalknight.chess.board.Shift;

/**
 * The front spans and attack spans of pawns: every square ahead of them, and every square they can attack on the way, computed for a whole
 * set of pawns at once by fills. Bit {@code i} is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63; White moves up, Black moves down.
 *
 * <pre>{@code
 *    white pawns        filled up          front spans        attack spans
 * 8  . . . . . . . .    . x . . . . . x    . x . . . . . x    x . x . . . x .
 * 7  . . . . . . . .    . x . . . . . x    . x . . . . . x    x . x . . . x .
 * 6  . . . . . . . P    . x . . . . . x    . x . . . . . .    x . x . . . . .
 * 5  . P . . . . . .    . x . . . . . .    . . . . . . . .    . . . . . . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 *
 * <p>A fill needs three steps, not seven: after a step of one rank the set is two ranks deep, so the next step can be two, the last
 * four. Other pieces do not stop a fill.
 *
 * @see <a href="https://www.chessprogramming.org/Pawn_Spans">Pawn spans</a>
 */
public final class PawnSpans {
    private PawnSpans() {}

    /** The squares of {@code set} and all squares above them on their files. */
    public static long up(long set) {
        set |= set << 8;
        set |= set << 16;
        return set | (set << 32);
    }

    /** The squares of {@code set} and all squares below them on their files. */
    public static long down(long set) {
        set |= set >>> 8;
        set |= set >>> 16;
        return set | (set >>> 32);
    }

    /** All squares of the files that contain a square of {@code set}. */
    public static long files(long set) {
        return up(set) | down(set);
    }

    /** All squares in front of white pawns, up to the eighth rank. */
    public static long whiteFront(long pawns) {
        return Shift.north(up(pawns));
    }

    /** All squares in front of black pawns, down to the first rank. */
    public static long blackFront(long pawns) {
        return Shift.south(down(pawns));
    }

    /** Every square that white pawns attack now or after steps straight ahead. */
    public static long whiteAttack(long pawns) {
        return besides(whiteFront(pawns));
    }

    /** Every square that black pawns attack now or after steps straight ahead. */
    public static long blackAttack(long pawns) {
        return besides(blackFront(pawns));
    }

    /** The squares directly to the left and to the right of the squares in {@code set}. */
    static long besides(long set) {
        return Shift.east(set) | Shift.west(set);
    }
}
