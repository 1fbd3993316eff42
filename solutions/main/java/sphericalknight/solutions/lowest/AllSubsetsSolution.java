package sphericalknight.solutions.lowest;

import sphericalknight.bits.Subsets;
import sphericalknight.exercise.KnownWrong;
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

    @KnownWrong(
            fails = "neighbours",
            says = "The empty set is missing: your loop asks whether the subset is 0 before it has used it, or begins"
                    + " after it. It is a subset, too.")
    static final class EmptySubsetMissing extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] subsets = new long[(1 << Long.bitCount(mask)) - 1];
            int count = 0;
            for (long subset = -mask & mask; subset != 0; subset = (subset - mask) & mask) {
                subsets[count++] = subset;
            }
            return subsets;
        }
    }

    @KnownWrong(
            fails = "neighbours",
            says = "The last one is missing: the whole set is a subset of itself. You stop when you see it; stop"
                    + " after it.")
    static final class OffByOne extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] all = super.subsets(mask);
            return mask == 0 ? all : java.util.Arrays.copyOf(all, all.length - 1);
        }
    }

    @KnownWrong(
            fails = "gaps",
            says = "Neighbouring squares work, squares with gaps do not: you add 1 without ones in the gaps, and the"
                    + " carry gets lost there. Fill the gaps first.")
    static final class GapsIgnored extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] subsets = new long[1 << Long.bitCount(mask)];
            for (int i = 1; i < subsets.length; i++) {
                subsets[i] = (subsets[i - 1] + 1) & mask;
            }
            return subsets;
        }
    }

    @KnownWrong(
            fails = "neighbours",
            says = "These are the subsets with one square each. Two squares together are a subset as well, and so is"
                    + " none.")
    static final class OnlySingles extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] singles = new long[Long.bitCount(mask)];
            int count = 0;
            for (long rest = mask; rest != 0; rest &= rest - 1) {
                singles[count++] = rest & -rest;
            }
            return singles;
        }
    }

    @KnownWrong(
            fails = "neighbours",
            says = "All subsets are there, but from the full one down to the empty one. Begin with the empty set.")
    static final class LowestForHighest extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] subsets = new long[1 << Long.bitCount(mask)];
            long subset = mask;
            for (int i = 0; i < subsets.length; i++) {
                subsets[i] = subset;
                subset = (subset - 1) & mask;
            }
            return subsets;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            return Subsets.all(mask);
        }
    }
}
