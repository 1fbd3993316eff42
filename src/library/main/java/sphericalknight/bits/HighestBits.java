package sphericalknight.bits;

import java.util.function.LongToIntFunction;

/**
 * The methods for finding the number of the highest square, by name. They agree on every set except the empty one, which has no highest
 * square; the table shows what each method returns for it.
 *
 * <pre>{@code
 *              empty                          empty
 * WALK          -1    up to 64 steps   SMEARING  -1   paint everything below, count it
 * HALVING        0    six questions    JDK       -1   63 minus the leading zeros
 * }</pre>
 */
public enum HighestBits {
    /** Walk down from h8. */
    WALK("walk from h8", HighestBit::index),
    /** Halve the word six times, keeping the half with the highest bit. */
    HALVING("halving", Halving::highest),
    /** Smear the highest bit downwards, count, subtract one. */
    SMEARING("smear and count", HighestBit::indexBySmearing),
    /** {@link Long#numberOfLeadingZeros(long)}, one instruction on most processors, subtracted from 63. */
    JDK("JDK, leading zeros", set -> 63 - Long.numberOfLeadingZeros(set));

    private final String label;
    private final LongToIntFunction index;

    HighestBits(String label, LongToIntFunction index) {
        this.label = label;
        this.index = index;
    }

    /** The display name, used in tables and plots: a few words. */
    public String label() {
        return label;
    }

    /** The number of the highest square of {@code set}, found with this method: 0 to 63; for the empty set see {@link HighestBits}. */
    public int index(long set) {
        return index.applyAsInt(set);
    }
}
