package sphericalknight.chess.position;

/**
 * Pieces as small numbers. A side is 0 (White) or 1 (Black), a kind is 0 (pawn) to 5 (king), and a piece is six times its side plus its
 * kind, which is the order of the letters PNBRQKpnbrqk.
 *
 * <pre>{@code
 * piece   0 1 2 3 4 5   6 7 8 9 10 11   12
 * letter  P N B R Q K   p n b r q  k    .  (nothing)
 * }</pre>
 */
public final class Piece {
    /** White, the side that moves up the board and starts the game. */
    public static final int WHITE = 0;
    /** Black, the side that moves down the board. */
    public static final int BLACK = 1;

    /** A pawn, as a kind of piece. */
    public static final int PAWN = 0;
    /** A knight, as a kind of piece. */
    public static final int KNIGHT = 1;
    /** A bishop, as a kind of piece. */
    public static final int BISHOP = 2;
    /** A rook, as a kind of piece. */
    public static final int ROOK = 3;
    /** A queen, as a kind of piece. */
    public static final int QUEEN = 4;
    /** A king, as a kind of piece. */
    public static final int KING = 5;

    /** The value for an empty square. */
    public static final int NONE = 12;

    private static final String LETTERS = "PNBRQKpnbrqk";
    private static final String[] KINDS = {"pawn", "knight", "bishop", "rook", "queen", "king"};

    private Piece() {}

    /** The piece of this side and kind: 0 to 11. */
    public static int of(int side, int kind) {
        return 6 * side + kind;
    }

    /** The side a piece belongs to: {@link #WHITE} or {@link #BLACK}. */
    public static int side(int piece) {
        return piece < 6 ? WHITE : BLACK;
    }

    /** The kind of a piece, whatever its side: {@link #PAWN} to {@link #KING}. */
    public static int kind(int piece) {
        return piece < 6 ? piece : piece - 6;
    }

    /** The FEN letter of a piece: a capital for White. */
    public static char letter(int piece) {
        return LETTERS.charAt(piece);
    }

    /** The piece with this FEN letter: 0 to 11, or -1 if no piece has this letter. */
    public static int ofLetter(char letter) {
        return LETTERS.indexOf(letter);
    }

    /** The English name of a kind, for messages, such as "knight". */
    public static String kindName(int kind) {
        return KINDS[kind];
    }

    /** The name of a side, for messages: "White" or "Black". */
    public static String sideName(int side) {
        return side == WHITE ? "White" : "Black";
    }
}
