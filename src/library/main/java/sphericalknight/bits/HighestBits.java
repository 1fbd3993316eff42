package sphericalknight.bits;

import java.util.function.LongToIntFunction;

/**
 * The methods for finding the number of the highest square, by name. They agree on every set but the empty one, which has
 * no highest square: {@link #ofEmpty} says what each makes of it.
 *
 * <pre>{@code
 *              empty                          empty
 * WALK          -1    up to 64 steps   SMEARING  -1   paint everything below, count it
 * HALVING        0    six questions    JDK       -1   63 less the leading zeros
 * }</pre>
 */
public enum HighestBits {
    /** Walk down from h8. */
    WALK("walk from h8", HighestBit::index, -1),
    /** Ask six questions. */
    HALVING("halving", Halving::highest, 0),
    /** Smear the highest bit downwards, count, subtract one. */
    SMEARING("smear and count", HighestBit::indexBySmearing, -1),
    /** {@link Long#numberOfLeadingZeros(long)}, one instruction on most processors, taken from 63. */
    JDK("JDK, leading zeros", set -> 63 - Long.numberOfLeadingZeros(set), -1);

    private final String label;
    private final LongToIntFunction index;
    private final int ofEmpty;

    HighestBits(String label, LongToIntFunction index, int ofEmpty) {
        this.label = label;
        this.index = index;
        this.ofEmpty = ofEmpty;
    }

    /**
     * The display name, used in tables and plots.
     *
     * @return a few words
     */
    public String label() {
        return label;
    }

    /**
     * The number of the highest square of {@code set}, found with this method.
     *
     * @param set any set of squares
     * @return 0 to 63; {@link #ofEmpty} for the empty set
     */
    public int index(long set) {
        return index.applyAsInt(set);
    }

    /**
     * The answer of this method for the empty set.
     *
     * @return -1 if the method recognises it; otherwise the number of a square that is not in the set
     */
    public int ofEmpty() {
        return ofEmpty;
    }
}
