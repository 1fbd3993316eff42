package sphericalknight.draughts;

import java.util.Random;

/**
 * The search for magic constants on 32 bits. A constant is magic for a mask of n squares if its products with the 2^n subsets of the mask,
 * modulo 2^32, all differ in their top n bits: no two subsets share an index.
 *
 * <pre>{@code
 *   bits 10 and 20 to the top:   (x & mask) * ((1 << 21) + (1 << 10))
 *
 *      bit 10 << 21 = bit 31      bit 20 << 10 = bit 30   (shifted by 21 it would be 41: gone)
 * }</pre>
 *
 * <p>So the constant is 0x00200400. The essay "Magic bitboards and Russian draughts" prints 0x00100400, which moves both bits to bit 30.
 *
 * <p>Candidates are the AND of random words, so few bits are set and few products collide.
 *
 * @see <a href="https://www.chessprogramming.org/Looking_for_Magics">Looking for magics</a>
 */
public final class LineMagic {
    /** The seed that found the constants in {@link MagicReach}. */
    public static final long SEED = 32;

    private LineMagic() {}

    /**
     * The first magic constant for {@code mask} in the sequence of {@code random}: a constant for which {@link #isMagic} holds.
     *
     * @param mask 1 to 8 squares
     */
    public static int find(int mask, Random random) {
        while (true) {
            int candidate = random.nextInt() & random.nextInt();
            if (isMagic(candidate, mask)) {
                return candidate;
            }
        }
    }

    /**
     * Whether {@code constant} gives every subset of {@code mask} a different index.
     *
     * @param mask 1 to 8 squares
     */
    public static boolean isMagic(int constant, int mask) {
        int bits = Integer.bitCount(mask);
        boolean[] taken = new boolean[1 << bits];
        int subset = 0;
        do {
            int index = (subset * constant) >>> (32 - bits);
            if (taken[index]) {
                return false;
            }
            taken[index] = true;
            subset = (subset - mask) & mask;
        } while (subset != 0);
        return true;
    }
}
