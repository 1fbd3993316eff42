package sphericalknight.draughts;

import sphericalknight.bits.Compress;

/**
 * Packs the bits under a mask together at the low end of a word: the instruction that the author of "Magic bitboards and Russian draughts"
 * wished for under the name SUBBITS. Processors call it PEXT; {@link Compress} calls it on Java 19 or later.
 *
 * <pre>{@code
 *    word  0000 0000 1111 1111 0000 0000 1111 1111     0x00FF00FF
 *    mask  0000 0000 0001 0001 0001 0001 0001 0001     0x00111111
 *    taken            1    1    0    0    1    1   ->  110011
 * }</pre>
 */
public final class Gather {
    private static final long LOW = 0xFFFF_FFFFL;

    private Gather() {}

    /**
     * The bits of {@code word} under {@code mask}, packed together at the low end in the same order: as many bits as {@code mask} has ones;
     * 0 if it has none.
     */
    public static int gather(int word, int mask) {
        return Compress.available() ? (int) Compress.compress(word & LOW, mask & LOW) : oneByOne(word, mask);
    }

    /** Returns the same as {@link #gather}, in plain Java, one mask bit at a time: the reference, and the method used before Java 19. */
    public static int oneByOne(int word, int mask) {
        int gathered = 0;
        int place = 1;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int bit = rest & -rest;
            if ((word & bit) != 0) {
                gathered |= place;
            }
            place <<= 1;
        }
        return gathered;
    }

    /**
     * Spreads the low bits of {@code packed} over the bits of {@code mask}: the inverse of {@link #gather}. As {@code packed} counts up
     * from 0, the results are all subsets of the mask.
     *
     * @param packed a number with at most as many bits as the mask has ones
     */
    public static int scatter(int packed, int mask) {
        int scattered = 0;
        int rest = mask;
        for (int bits = packed; rest != 0; bits >>>= 1) {
            if ((bits & 1) != 0) {
                scattered |= rest & -rest;
            }
            rest &= rest - 1;
        }
        return scattered;
    }
}
