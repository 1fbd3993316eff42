package sphericalknight.solutions.lowest;

import sphericalknight.exercises.lowest.AllSubsets;

/**
 * Exercise 5.5, solved: the Carry-Rippler. The empty set is both the first subset and what follows the last one, so the loop tests for it
 * at its end.
 *
 * <p>Other ways: number the squares of the mask, count from 0 to 2^n - 1 and distribute the ones; slower, but it reaches any subset
 * directly. Or recursion: all subsets without the lowest square, and the same ones with it.
 */
public class AllSubsetsSolution implements AllSubsets {
    @Override
    public long[] subsets(long mask) {
        long[] subsets = new long[1 << Long.bitCount(mask)];
        int count = 0;
        long subset = 0;
        do {
            subsets[count++] = subset;
            subset = (subset - mask) & mask;
        } while (subset != 0);
        return subsets;
    }
}
