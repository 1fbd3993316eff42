package sphericalknight.chess.position;

import java.util.Arrays;

/**
 * Who stands where, told twice: what stands on a square (a mailbox of 64 entries) and where a piece stands (a set for each of the twelve
 * pieces). Every change is made to both, and to the part of the Zobrist key that speaks of pieces.
 */
final class Placement {
    private final byte[] pieceAt = new byte[64];
    private final long[] squaresOf = new long[12];
    private final long[] squaresOfSide = new long[2];
    private long key;

    /** An empty board. */
    Placement() {
        Arrays.fill(pieceAt, (byte) Piece.NONE);
    }

    /** A copy that changes by itself. */
    Placement(Placement original) {
        System.arraycopy(original.pieceAt, 0, pieceAt, 0, 64);
        System.arraycopy(original.squaresOf, 0, squaresOf, 0, 12);
        System.arraycopy(original.squaresOfSide, 0, squaresOfSide, 0, 2);
        key = original.key;
    }

    void put(int piece, int square) {
        pieceAt[square] = (byte) piece;
        toggle(piece, square);
    }

    void remove(int piece, int square) {
        pieceAt[square] = (byte) Piece.NONE;
        toggle(piece, square);
    }

    /** Puts a piece into the sets and the key where it was absent, takes it out where it was there. */
    private void toggle(int piece, int square) {
        long here = 1L << square;
        squaresOf[piece] ^= here;
        squaresOfSide[Piece.side(piece)] ^= here;
        key ^= ZobristKeys.piece(piece, square);
    }

    /** The piece on a square, {@link Piece#NONE} where it is empty. */
    int pieceAt(int square) {
        return pieceAt[square];
    }

    /** The squares of one of the twelve pieces. */
    long squaresOf(int piece) {
        return squaresOf[piece];
    }

    /** The squares of all pieces of a side. */
    long squaresOfSide(int side) {
        return squaresOfSide[side];
    }

    long key() {
        return key;
    }
}
