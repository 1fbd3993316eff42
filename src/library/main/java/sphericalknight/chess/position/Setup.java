package sphericalknight.chess.position;

/**
 * Everything a FEN contains: piece placement, side to move, castling rights, the square a pawn has just passed over, and two counters.
 * These are the questions; {@link Board} holds the answers, and {@link Position} plays moves.
 */
public abstract class Setup {
    /** The value of {@link #enPassant} if no pawn has just made a double push. */
    public static final int NO_SQUARE = Board.NO_SQUARE;

    /** Only {@link Position} is one. */
    Setup() {}

    abstract Board now();

    /** The piece on a square: 0 to 11 as {@link Piece} numbers them, or {@link Piece#NONE}. */
    public final int pieceAt(int square) {
        return now().pieceAt(square);
    }

    /** The squares of one side's pieces of one kind. */
    public final long pieces(int side, int kind) {
        return now().pieces(side, kind);
    }

    /** The squares of one side's pieces. */
    public final long pieces(int side) {
        return now().pieces(side);
    }

    /** The occupied squares. */
    public final long occupied() {
        return now().occupied();
    }

    /** The square of a king: 0 to 63. */
    public final int kingSquare(int side) {
        return now().kingSquare(side);
    }
    /** The side to move: {@link Piece#WHITE} or {@link Piece#BLACK}. */
    public final int side() {
        return now().side;
    }

    /**
     * The rooks of both sides that may still castle: neither they nor their kings have moved.
     *
     * @return their squares, such as a1, h1, a8 and h8 at the start
     */
    public final long castlingRooks() {
        return now().castling;
    }

    /**
     * Whether castling is that of ordinary chess: from e1 or e8 with rooks in the corners, or impossible.
     *
     * @return false where a Chess960 position can still castle from other squares
     */
    public final boolean hasOrdinaryCastling() {
        return FenCastling.isOrdinary(this);
    }

    /**
     * The square over which a pawn has just made a double push, whether or not anything can capture there: 0 to 63, or {@link
     * #NO_SQUARE}.
     */
    public final int enPassant() {
        return now().enPassant;
    }

    /** The number of plies since the last capture or pawn move: plies; 100 allows a claim of a draw, 150 ends the game. */
    public final int halfmoveClock() {
        return now().clock;
    }

    /**
     * The number of the move to come, as players write it: it grows after Black's moves.
     *
     * @return 1 or more
     */
    public final int moveNumber() {
        return now().moveNumber;
    }
}
