package sphericalknight.bits;

/**
 * Exchanges pairs of bits that lie a fixed distance apart, all pairs at once. The heart of every mirror.
 *
 * <p>A bit and its partner are exchanged by flipping both where they differ, and leaving both alone where they agree. So: bring the
 * partners on top of one another, let XOR tell where they differ, and flip there and at the partner's place.
 *
 * <pre>{@code
 * value        1 0 1 1   partners are neighbours: distance 1, mask 0 1 0 1 (the right one of each pair)
 * value >>> 1  . 1 0 1   each left partner now stands over its right one
 * differ       . 1 . 0   XOR, and only under the mask: the first pair differs, the second does not
 * flipped      0 1 1 1   value ^ differ ^ (differ << 1)
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/General_Setwise_Operations#Delta_Swap">Delta swap</a>
 */
public final class DeltaSwap {
    private DeltaSwap() {}

    /**
     * The bits of {@code value} with each pair exchanged.
     *
     * @param mask the lower bit of each pair; no bit may lie {@code distance} above another one of the mask
     * @param distance how far the higher bit of a pair lies above the lower one, 1 to 63
     */
    public static long swap(long value, long mask, int distance) {
        long differ = (value ^ (value >>> distance)) & mask;
        return value ^ differ ^ (differ << distance);
    }
}
