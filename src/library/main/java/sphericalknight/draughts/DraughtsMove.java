package sphericalknight.draughts;

/**
 * A move in one {@code long}. Two moves with the same start, end, captured set and promotion are the same move (counting convention D), so
 * two moves are equal exactly if their numbers are.
 *
 * <pre>{@code
 *   bits  0 to 31   the captured pieces, a set in numbering B; 0 for a quiet move
 *   bits 32 to 36   where the move starts
 *   bits 37 to 41   where it ends
 *   bit  42         a king moved
 *   bit  43         a king stands at the end: one moved, or a man reached the last row
 * }</pre>
 */
public final class DraughtsMove {
    private static final int FROM = 32;
    private static final int TO = 37;
    private static final long WAS_KING = 1L << 42;
    private static final long IS_KING = 1L << 43;

    private DraughtsMove() {}

    static long of(int from, int to, int captured, boolean wasKing, boolean isKing) {
        return (captured & 0xFFFF_FFFFL)
                | ((long) from << FROM)
                | ((long) to << TO)
                | (wasKing ? WAS_KING : 0)
                | (isKing ? IS_KING : 0);
    }

    /** The square where the move starts: 0 to 31 in numbering B. */
    public static int from(long move) {
        return (int) (move >>> FROM) & 31;
    }

    /** The square where the move ends, 0 to 31 in numbering B; equal to the start square if the route is a loop. */
    public static int to(long move) {
        return (int) (move >>> TO) & 31;
    }

    /** The captured pieces, men and kings: a set of squares in numbering B, 0 for a quiet move. */
    public static int captured(long move) {
        return (int) move;
    }

    /** Whether a king moved: false for a simple man, even one that becomes a king. */
    public static boolean wasKing(long move) {
        return (move & WAS_KING) != 0;
    }

    /** Whether the piece is a king after the move: true if a king moved or a man was crowned. */
    public static boolean isKing(long move) {
        return (move & IS_KING) != 0;
    }
}
