package sphericalknight.bits;

/**
 * Counts the squares of a set by adding neighbouring fields: 64 counters of one bit become 32 of two bits, 16 of four, 8
 * of eight. One addition works on all fields at once, as if the register were a row of smaller ones ("SIMD within a
 * register", SWAR). No loop, no table, no branch.
 *
 * <pre>{@code
 * one byte:   1 1 0 1 0 1 1 1     eight bits, each its own count
 *             \_/ \_/ \_/ \_/
 *              2   1   1   2      fields of two bits:  10 01 01 10
 *               \_/     \_/
 *                3       3        fields of four bits: 0011 0011
 *                  \___/
 *                    6            one field of eight bits
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/Population_Count#SWAR-Popcount">SWAR popcount</a>
 */
public final class SwarCount {
    private static final long BITS = 0x5555_5555_5555_5555L;
    private static final long PAIRS = 0x3333_3333_3333_3333L;
    private static final long NIBBLES = 0x0F0F_0F0F_0F0F_0F0FL;
    private static final long ONE_IN_EACH_BYTE = 0x0101_0101_0101_0101L;

    private SwarCount() {}

    /**
     * The number of squares in {@code set}: 0 for the empty set, 64 for all squares. The last step, a multiplication, adds the counts of
     * all eight bytes into the top byte: it sums the number and its copies shifted by 8, 16, ... 56.
     */
    public static int count(long set) {
        long pairs = (set & BITS) + ((set >>> 1) & BITS);
        long nibbles = (pairs & PAIRS) + ((pairs >>> 2) & PAIRS);
        long bytes = (nibbles + (nibbles >>> 4)) & NIBBLES;
        return (int) ((bytes * ONE_IN_EACH_BYTE) >>> 56);
    }

    /**
     * The number of set bits of a 32-bit word, by five additions of neighbouring fields: 0 to 32.
     *
     * @param word any {@code int}; the sign bit counts like any other bit
     */
    public static int count32(int word) {
        word = (word & 0x5555_5555) + ((word >>> 1) & 0x5555_5555);
        word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
        word = (word & 0x0F0F_0F0F) + ((word >>> 4) & 0x0F0F_0F0F);
        word = (word & 0x00FF_00FF) + ((word >>> 8) & 0x00FF_00FF);
        return (word & 0x0000_FFFF) + (word >>> 16);
    }

    /** The number of squares in {@code set}, counted as two halves of 32 bits: 0 for the empty set, 64 for all squares. */
    public static int countHalves(long set) {
        return count32((int) set) + count32((int) (set >>> 32));
    }
}
