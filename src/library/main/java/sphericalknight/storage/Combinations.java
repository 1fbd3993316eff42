package sphericalknight.storage;

/**
 * Sets of k squares as numbers: the sets are sorted as unsigned binary numbers, and a set is stored as its rank in that order. There are
 * C(n, k) sets, far fewer than the n^k lists of k squares, because the order of identical men does not matter.
 *
 * <pre>{@code
 * two of four squares:   0011  0101  0110  1001  1010  1100
 *                          0     1     2     3     4     5        C(4, 2) = 6
 *
 * 1010 = squares 1 and 3:  C(1, 1) + C(3, 2) = 1 + 3 = 4
 * }</pre>
 *
 * @see <a href="https://en.wikipedia.org/wiki/Combinatorial_number_system">Combinatorial number system (D. H. Lehmer)</a>
 */
public final class Combinations {
    private static final int SQUARES = 64;
    private static final long[][] COUNT = pascal();

    private Combinations() {}

    /** Pascal's triangle: every number is the sum of the two above it. The largest, C(64, 32), is 1.8e18. */
    private static long[][] pascal() {
        long[][] count = new long[SQUARES + 1][SQUARES + 1];
        for (int n = 0; n <= SQUARES; n++) {
            count[n][0] = 1;
            for (int k = 1; k <= n; k++) {
                count[n][k] = count[n - 1][k - 1] + count[n - 1][k];
            }
        }
        return count;
    }

    /**
     * Returns the number of sets of k squares among n: C(n, k); 0 if k is larger than n.
     *
     * @param n 0 to 64
     * @param k 0 to 64
     */
    public static long count(int n, int k) {
        return COUNT[n][k];
    }

    /**
     * Returns the rank of a set of k squares among all sets of k squares: 0 for the lowest k squares; always below {@code count(64, k)},
     * and below {@code count(n, k)} if only the lowest n bits are used.
     *
     * @param set bit i is square i
     */
    public static long rank(long set) {
        long rank = 0;
        int k = 1;
        for (long rest = set; rest != 0; rest &= rest - 1) {
            rank += COUNT[Long.numberOfTrailingZeros(rest)][k++];
        }
        return rank;
    }
}
