package sphericalknight.bits;

/**
 * Counts the squares of a set the obvious way: look at the lowest bit, shift it out, 64 times over. Slow, and the reference for the faster
 * methods.
 *
 * <pre>{@code
 * 1 0 1 1 0 1     the lowest bit is 1: count 1
 *   1 0 1 1 0     0:           still 1
 *     1 0 1 1     1:                 2
 *       1 0 1     1:                 3
 *         1 0     0:           still 3
 *           1     1:                 4
 * }</pre>
 */
public final class NaiveCount {
    private NaiveCount() {}

    /** The number of squares in {@code set}, in 64 steps whatever the set: 0 for the empty set, 64 for all squares. */
    public static int count(long set) {
        int count = 0;
        for (int step = 0; step < 64; step++) {
            count += (int) (set & 1);
            set >>>= 1;
        }
        return count;
    }
}
