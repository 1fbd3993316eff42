package sphericalknight.chess.position;

import java.util.Arrays;

/**
 * Who stands where, told twice: what stands on a square (a mailbox of 64 entries) and where a piece stands (a set for each of the twelve
 * pieces). Every change is made to both, and to the part of the Zobrist key that speaks of pieces. The rest of a position is in
 * {@link Position}.
 */
public abstract class Placement {
    private final byte[] pieceAt = new byte[64];
    private final long[] squaresOf = new long[12];
    private final long[] squaresOfSide = new long[2];
    private long piecesKey;

    /** An empty board. */
    Placement() {
        Arrays.fill(pieceAt, (byte) Piece.NONE);
    }

    /** A copy that changes by itself. */
    Placement(Placement original) {
        System.arraycopy(original.pieceAt, 0, pieceAt, 0, 64);
        System.arraycopy(original.squaresOf, 0, squaresOf, 0, 12);
        System.arraycopy(original.squaresOfSide, 0, squaresOfSide, 0, 2);
        piecesKey = original.piecesKey;
    }

    /** Puts a piece on an empty square. */
    final void put(int piece, int square) {
        pieceAt[square] = (byte) piece;
        toggle(piece, 1L << square);
        piecesKey ^= ZobristKeys.piece(piece, square);
    }

    /** Takes a piece off its square. */
    final void remove(int piece, int square) {
        pieceAt[square] = Piece.NONE;
        toggle(piece, 1L << square);
        piecesKey ^= ZobristKeys.piece(piece, square);
    }

    /** Moves a piece to an empty square. */
    final void move(int piece, int from, int to) {
        pieceAt[from] = Piece.NONE;
        pieceAt[to] = (byte) piece;
        toggle(piece, 1L << from | 1L << to);
        piecesKey ^= ZobristKeys.piece(piece, from) ^ ZobristKeys.piece(piece, to);
    }

    /** Puts a piece into the sets where it was absent, takes it out where it was there. */
    private void toggle(int piece, long squares) {
        squaresOf[piece] ^= squares;
        squaresOfSide[Piece.side(piece)] ^= squares;
    }

    /** The xor of the Zobrist numbers of all pieces on their squares. */
    final long piecesKey() {
        return piecesKey;
    }

    /**
     * What stands on a square.
     *
     * @param square 0 to 63
     * @return 0 to 11 as {@link Piece} numbers them, or {@link Piece#NONE}
     */
    public final int pieceAt(int square) {
        return pieceAt[square];
    }

    /**
     * Where the pieces of one side and kind stand.
     *
     * @param side {@link Piece#WHITE} or {@link Piece#BLACK}
     * @param kind {@link Piece#PAWN} to {@link Piece#KING}
     * @return their squares
     */
    public final long pieces(int side, int kind) {
        return squaresOf[Piece.of(side, kind)];
    }

    /**
     * Where the pieces of one side stand.
     *
     * @param side {@link Piece#WHITE} or {@link Piece#BLACK}
     * @return their squares
     */
    public final long pieces(int side) {
        return squaresOfSide[side];
    }

    /**
     * Where anything stands.
     *
     * @return all occupied squares
     */
    public final long occupied() {
        return squaresOfSide[Piece.WHITE] | squaresOfSide[Piece.BLACK];
    }

    /**
     * Where a king stands.
     *
     * @param side {@link Piece#WHITE} or {@link Piece#BLACK}
     * @return 0 to 63
     */
    public final int kingSquare(int side) {
        return Long.numberOfTrailingZeros(pieces(side, Piece.KING));
    }
}
