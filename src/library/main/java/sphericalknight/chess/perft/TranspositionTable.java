package sphericalknight.chess.perft;

import java.util.Arrays;
import sphericalknight.chess.position.RelativeBoard;

/**
 * A transposition table of perft counts: a hash table of fixed size, indexed by position and depth. Two positions may share a slot, so a
 * slot stores the whole key of its position, and is used only if the key is equal. The newer entry replaces the older one.
 *
 * <pre>{@code
 * key        0x5D3...A41   0x8C2...A41     the same low bits: the same slot
 * slot  key  0x8C2...A41                   a lookup of 0x5D3...A41 finds UNKNOWN
 *       count       8902
 * }</pre>
 *
 * <p>Several threads may share a table without locks. A slot holds {@code key ^ count} and {@code count}; if two threads write a slot at
 * once and their words are mixed, the XOR of the two words is the key of neither position, unless the counts are equal and therefore right.
 *
 * @see <a href="https://www.chessprogramming.org/Shared_Hash_Table">Shared Hash Table</a>
 */
public final class TranspositionTable {
    /** The maximum size of a table, in megabytes. */
    public static final int MOST_MEGABYTES = 8192;

    /** The value of {@link #get} for a position that is not in the table. */
    static final long UNKNOWN = -1;

    private static final int LARGEST = 1 << 30;
    private static final long RANDOM = 0xA076_1D64_78BD_642FL;
    private static final long ODD = 0x9E37_79B9_7F4A_7C15L;

    private final long[] words;
    private final int mask;

    /**
     * Creates an empty table.
     *
     * @param megabytes the maximum size, 1 to {@link #MOST_MEGABYTES}; the largest power of two that fits is used
     */
    public TranspositionTable(int megabytes) {
        long size = Long.highestOneBit((long) megabytes << 20) / Long.BYTES;
        words = new long[(int) Math.min(size, LARGEST)];
        mask = words.length - 2;
    }

    /** Removes all entries. */
    public void clear() {
        Arrays.fill(words, 0);
    }

    /**
     * The key of a position and a depth. Zobrist keys, as in lesson 08, are updated move by move; but {@link Ply} writes whole boards, for
     * which it is faster to multiply the words in pairs and to combine both halves of each 128-bit product.
     */
    static long key(RelativeBoard board, int depth) {
        long key = mix(board.own, board.enemy);
        key = mix(board.pawns ^ key, board.knights);
        key = mix(board.diagonal ^ key, board.straight);
        long rank3 = (long) depth << 16; // neither a castling rook nor an en passant square is there
        return mix(board.kings ^ key, board.castling | board.enPassant | rank3);
    }

    private static long mix(long one, long other) {
        long a = one ^ RANDOM;
        long b = other ^ ODD;
        return Math.multiplyHigh(a, b) ^ a * b;
    }

    /** The count stored under a key, or {@link #UNKNOWN}. */
    long get(long key) {
        int slot = (int) (key & mask);
        long count = words[slot + 1];
        return (words[slot] ^ count) == key ? count : UNKNOWN;
    }

    void put(long key, long count) {
        int slot = (int) (key & mask);
        words[slot] = key ^ count;
        words[slot + 1] = count;
    }
}
