package sphericalknight.chess.position;

/**
 * A move as one {@code int}. Its meaning depends on the position; {@link Uci} and {@link San} write it in readable form.
 *
 * <pre>{@code
 * bit   16 15   14 13 12    11 10 9 8 7 6   5 4 3 2 1 0
 *       special promotion   to              from
 *
 * promotion  0 none, 1 knight, 2 bishop, 3 rook, 4 queen: the kinds of Piece
 * special    0 none, 1 double push, 2 en passant, 3 castling
 * }</pre>
 *
 * <p>Castling is coded from the king's square to the square of its rook, in Chess960 as in ordinary chess.
 */
public final class Move {
    private static final int DOUBLE_PUSH = 1 << 15;
    private static final int EN_PASSANT = 2 << 15;
    private static final int CASTLING = 3 << 15;
    private static final int SPECIAL = 3 << 15;

    private Move() {}

    /** An ordinary move or capture between two squares, 0 to 63: all moves but promotions, double pushes, en passant and castling. */
    public static int of(int from, int to) {
        return from | to << 6;
    }

    /**
     * A promotion: a pawn's move to the last rank.
     *
     * @param kind {@link Piece#KNIGHT} to {@link Piece#QUEEN}
     */
    public static int promotion(int from, int to, int kind) {
        return of(from, to) | kind << 12;
    }

    /** A double push: a pawn's first move, of two squares. */
    public static int doublePush(int from, int to) {
        return of(from, to) | DOUBLE_PUSH;
    }

    /**
     * An en passant capture.
     *
     * @param to 0 to 63, the empty square that the captured pawn has just passed over
     */
    public static int enPassant(int from, int to) {
        return of(from, to) | EN_PASSANT;
    }

    /** A castling move. */
    public static int castling(int king, int rook) {
        return of(king, rook) | CASTLING;
    }

    /** The square a piece leaves: 0 to 63. */
    public static int from(int move) {
        return move & 63;
    }

    /** The square a piece goes to; in castling, the square where the rook stood: 0 to 63. */
    public static int to(int move) {
        return (move >>> 6) & 63;
    }

    /** The piece a pawn is promoted to: {@link Piece#KNIGHT} to {@link Piece#QUEEN}, or 0 if the move is not a promotion. */
    public static int promotion(int move) {
        return (move >>> 12) & 7;
    }

    /** Whether the move is a double push: a pawn's first move, of two squares. */
    public static boolean isDoublePush(int move) {
        return (move & SPECIAL) == DOUBLE_PUSH;
    }

    /** Whether the move is an en passant capture. */
    public static boolean isEnPassant(int move) {
        return (move & SPECIAL) == EN_PASSANT;
    }

    /** Whether the move is castling. */
    public static boolean isCastling(int move) {
        return (move & SPECIAL) == CASTLING;
    }
}
