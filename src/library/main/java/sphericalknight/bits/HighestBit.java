package sphericalknight.bits;

/**
 * The highest square of a set. Carries and borrows travel only upwards, so no arithmetic finds the highest bit
 * directly; it is first smeared over all bits below it.
 *
 * <pre>{@code
 *   x                   0 0 1 0 0 1 0 0
 *   x |= x >>> 1        0 0 1 1 0 1 1 0     each set bit paints one bit below it,
 *   x |= x >>> 2        0 0 1 1 1 1 1 1     two, four, ... 32: every bit under
 *   x |= x >>> 4        0 0 1 1 1 1 1 1     the highest is set
 *   x ^ (x >>> 1)       0 0 1 0 0 0 0 0     only the top of the run has no bit above it
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/General_Setwise_Operations#MS1B">Most significant one bit</a>
 */
public final class HighestBit {
    private HighestBit() {}

    /** The highest square of {@code set} and all squares with lower numbers; 0 for the empty set. */
    public static long smear(long set) {
        set |= set >>> 1;
        set |= set >>> 2;
        set |= set >>> 4;
        set |= set >>> 8;
        set |= set >>> 16;
        set |= set >>> 32;
        return set;
    }

    /**
     * The number of the highest square of {@code set}, found by walking down from h8: slow, and the reference for the faster methods.
     *
     * @return 0 to 63; -1 for the empty set
     */
    public static int index(long set) {
        int square = 63;
        while (square >= 0 && (set >>> square & 1) == 0) {
            square--;
        }
        return square;
    }

    /**
     * The number of the highest square of {@code set}, found by smearing: square n and all squares with lower numbers are n + 1 squares.
     *
     * @return 0 to 63; -1 for the empty set
     */
    public static int indexBySmearing(long set) {
        return SwarCount.count(smear(set)) - 1;
    }
}
