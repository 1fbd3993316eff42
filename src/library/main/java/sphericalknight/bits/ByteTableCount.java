package sphericalknight.bits;

/**
 * Counts the squares of a set by looking it up rank by rank: a board is eight bytes, and the counts of all 256 bytes fit in a table of 256
 * bytes, four cache lines of the processor.
 *
 * <pre>{@code
 * 8  . . . . . . . .   table[0x00] = 0
 * 7  . . . . . . . .   table[0x00] = 0
 * 6  . . 1 . 1 . . .   table[0x14] = 2      the knight's eight squares:
 * 5  . 1 . . . 1 . .   table[0x22] = 2      0+0+2+2+0+2+2+0 = 8
 * 4  . . . . . . . .   table[0x00] = 0
 * 3  . 1 . . . 1 . .   table[0x22] = 2
 * 2  . . 1 . 1 . . .   table[0x14] = 2
 * 1  . . . . . . . .   table[0x00] = 0
 *    a b c d e f g h
 * }</pre>
 */
public final class ByteTableCount {
    private static final byte[] COUNTS = table(8);

    private ByteTableCount() {}

    /** The number of squares in {@code set}, from eight table lookups: 0 for the empty set, 64 for all squares. */
    public static int count(long set) {
        int count = 0;
        for (int shift = 0; shift < 64; shift += 8) {
            count += COUNTS[(int) (set >>> shift) & 0xFF];
        }
        return count;
    }

    /**
     * Returns a table in which entry {@code i} is the number of bits set in {@code i}. Each entry is computed from an earlier one: entry
     * {@code i / 2} plus the lowest bit of {@code i}.
     *
     * @param bits the width of the indexes in bits, 0 to 16
     * @return 2^{@code bits} entries
     * @throws IllegalArgumentException if {@code bits} is not 0 to 16
     */
    public static byte[] table(int bits) {
        if (bits < 0 || bits > 16) {
            throw new IllegalArgumentException("a table for " + bits + " bits; 0 to 16 are possible");
        }
        byte[] counts = new byte[1 << bits];
        for (int i = 1; i < counts.length; i++) {
            counts[i] = (byte) (counts[i >>> 1] + (i & 1));
        }
        return counts;
    }
}
