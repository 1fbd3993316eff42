package sphericalknight.chess.position;

import sphericalknight.bits.SplitMix64;

/**
 * The random numbers from which a position's key is made: one for each piece on each square, one for each rook that may castle, one for
 * each file of an en passant square, and one for Black to move. The key is the XOR of all numbers that apply, so changing the position
 * takes a few XORs, and the same XORs undo the change.
 *
 * <p>The numbers must not change. They come from {@link #SEED} in the order piece 0 a1 ... piece 11 h8, castling a1 ... h8, en passant a
 * ... h, Black. Another seed or order would invalidate all saved keys.
 *
 * @see <a href="https://www.chessprogramming.org/Zobrist_Hashing">Zobrist hashing (A. Zobrist, 1970)</a>
 */
public final class ZobristKeys {
    /** The seed of the {@link SplitMix64} sequence. */
    public static final long SEED = 1970L;

    private static final long[] PIECE = new long[12 * 64];
    private static final long[] CASTLING = new long[64];
    private static final long[] EN_PASSANT = new long[8];
    /** The random number for Black to move. */
    static final long BLACK;

    static {
        SplitMix64 random = new SplitMix64(SEED);
        for (long[] keys : new long[][] {PIECE, CASTLING, EN_PASSANT}) {
            for (int i = 0; i < keys.length; i++) {
                keys[i] = random.next();
            }
        }
        BLACK = random.next();
    }

    private ZobristKeys() {}

    /** The random number for a piece on a square: 64 bits. */
    public static long piece(int piece, int square) {
        return PIECE[64 * piece + square];
    }

    /** The XOR of the numbers of all rooks that may castle: 0 for the empty set. */
    public static long castling(long rooks) {
        long key = 0;
        for (long rest = rooks; rest != 0; rest &= rest - 1) {
            key ^= CASTLING[Long.numberOfTrailingZeros(rest)];
        }
        return key;
    }

    /**
     * The random number for an en passant square: 64 bits. It is part of the key only if the capture is legal.
     *
     * @param file 0 (the a-file) to 7 (the h-file)
     */
    public static long enPassant(int file) {
        return EN_PASSANT[file];
    }

    /** The random number for the side to move; 0 for White. */
    public static long side(int side) {
        return side == Piece.WHITE ? 0 : BLACK;
    }
}
