package sphericalknight.chess.position;

/**
 * All that a FEN says: who stands where, whose turn it is, which rooks may still castle, which square a pawn has just passed over, and two
 * counters. {@link Position} plays moves on it.
 */
public abstract class Setup extends Placement {
    /** What {@link #enPassant} says where no pawn has just made a double push. */
    public static final int NO_SQUARE = -1;

    int side;
    int enPassant = NO_SQUARE;
    int clock;
    int moveNumber;
    private long castling;
    private long castlingKey;

    /** An empty board. */
    Setup() {}

    /** A copy that changes by itself. */
    Setup(Setup original) {
        super(original);
        set(original.side, original.castling, original.enPassant, original.clock, original.moveNumber);
    }

    /** Everything but the pieces. */
    final void set(int sideToMove, long castlingRooks, int enPassantSquare, int halfmoveClock, int number) {
        side = sideToMove;
        setCastling(castlingRooks);
        enPassant = enPassantSquare;
        clock = halfmoveClock;
        moveNumber = number;
    }

    final void setCastling(long rooks) {
        if (rooks != castling) {
            castling = rooks;
            castlingKey = ZobristKeys.castling(rooks);
        }
    }

    /** The Zobrist key without the en passant file, which counts only where the capture is legal. */
    final long keyWithoutEnPassant() {
        return piecesKey() ^ castlingKey ^ ZobristKeys.side(side);
    }

    /**
     * The side to move.
     *
     * @return {@link Piece#WHITE} or {@link Piece#BLACK}
     */
    public final int side() {
        return side;
    }

    /**
     * The rooks of both sides that may still castle: neither they nor their kings have moved.
     *
     * @return their squares, such as a1, h1, a8 and h8 at the start
     */
    public final long castlingRooks() {
        return castling;
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
     * The square over which a pawn has just made a double push, whether or not anything can capture there.
     *
     * @return 0 to 63, or {@link #NO_SQUARE}
     */
    public final int enPassant() {
        return enPassant;
    }

    /**
     * How long nothing was captured and no pawn moved.
     *
     * @return plies; 100 allows a claim of a draw, 150 ends the game
     */
    public final int halfmoveClock() {
        return clock;
    }

    /**
     * The number of the move to come, as players write it: it grows after Black's moves.
     *
     * @return 1 or more
     */
    public final int moveNumber() {
        return moveNumber;
    }
}
