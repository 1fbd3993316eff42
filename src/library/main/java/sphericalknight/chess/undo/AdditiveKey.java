package sphericalknight.chess.undo;

import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * The key of a position as a sum modulo 2^64: each square adds one of its 13 random numbers, according to what is on it. The thirteenth is
 * for the empty square, so every change on a square takes the same form: one number is subtracted and another added.
 *
 * <pre>{@code
 * Nb1-c3    key - [b1][N] + [b1][.]      the knight leaves, an empty square comes
 *               - [c3][.] + [c3][N]      the empty square goes, the knight arrives
 * }</pre>
 *
 * <p>Only the pieces are included. {@link Position#key} is the modern form: with XOR instead of addition, and with side, castling and en
 * passant.
 */
public final class AdditiveKey {
    private static final int KINDS = 13;
    private static final long[] TABLE = new long[64 * KINDS];

    static {
        SplitMix64 random = new SplitMix64(13L);
        for (int i = 0; i < TABLE.length; i++) {
            TABLE[i] = random.next();
        }
    }

    private AdditiveKey() {}

    /**
     * The random number for a piece on a square, or for an empty square: 64 bits.
     *
     * @param piece 0 to 11, or {@link Piece#NONE}
     */
    public static long number(int square, int piece) {
        return TABLE[KINDS * square + piece];
    }

    /** The key of a position, computed from scratch: the sum of 64 numbers, one for each square. */
    public static long of(Position position) {
        long key = 0;
        for (int square = 0; square < 64; square++) {
            key += number(square, position.pieceAt(square));
        }
        return key;
    }

    /** The key after a move minus the key before it, modulo 2^64. To take the move back, subtract this number from the key. */
    public static long change(Position before, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        int piece = before.pieceAt(from);
        if (Move.isCastling(move)) {
            int rank = from & 56;
            int rook = before.pieceAt(to);
            return swap(from, piece, Piece.NONE)
                    + swap(to, rook, Piece.NONE)
                    + swap(rank + (to > from ? 6 : 2), Piece.NONE, piece)
                    + swap(rank + (to > from ? 5 : 3), Piece.NONE, rook);
        }
        int promoted = Move.promotion(move);
        int arrives = promoted == 0 ? piece : Piece.of(before.side(), promoted);
        long change = swap(from, piece, Piece.NONE) + swap(to, before.pieceAt(to), arrives);
        if (Move.isEnPassant(move)) {
            int victim = (from & 56) | (to & 7);
            change += swap(victim, before.pieceAt(victim), Piece.NONE);
        }
        return change;
    }

    private static long swap(int square, int goes, int comes) {
        return number(square, comes) - number(square, goes);
    }
}
