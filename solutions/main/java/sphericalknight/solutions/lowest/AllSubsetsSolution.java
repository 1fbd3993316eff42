package sphericalknight.solutions.lowest;

import java.util.Arrays;
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

    @KnownWrong(
            fails = "neighbours",
            says =
                    "After the empty set you go downwards from the whole set: subset - 1 does that. Upwards it is (subset - mask) & mask.")
    static final class EmptyThenDown extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] subsets = new long[1 << Long.bitCount(mask)];
            for (int i = 1; i < subsets.length; i++) {
                subsets[i] = (subsets[i - 1] - 1) & mask;
            }
            return subsets;
        }
    }

    @KnownWrong(
            fails = "neighbours",
            says =
                    "Each new square is joined with the subset before only. With each new square all subsets so far come a second time, with it.")
    static final class OnlyTheLastJoined extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] subsets = new long[1 << Long.bitCount(mask)];
            int filled = 1;
            for (long rest = mask; rest != 0; rest &= rest - 1) {
                for (int i = 0, all = filled; i < all; i++) {
                    subsets[filled] = subsets[filled - 1] | (rest & -rest);
                    filled++;
                }
            }
            return subsets;
        }
    }

    @KnownWrong(
            fails = "neighbours",
            says =
                    "All subsets are there, but the highest square counts first. The lowest square changes fastest: {}, {lowest}, ...")
    static final class HighestSquareFirst extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] subsets = new long[1 << Long.bitCount(mask)];
            int filled = 1;
            for (long rest = mask; rest != 0; rest ^= Long.highestOneBit(rest)) {
                for (int i = 0, all = filled; i < all; i++) {
                    subsets[filled++] = subsets[i] | Long.highestOneBit(rest);
                }
            }
            return subsets;
        }
    }

    @KnownWrong(
            fails = "neighbours",
            says = "The last entry stays empty: your loop ends when the subset is the mask, without storing it.")
    static final class LastNotStored extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] subsets = super.subsets(mask);
            subsets[subsets.length - 1] = 0;
            return subsets;
        }
    }

    @KnownWrong(
            fails = "neighbours",
            says =
                    "The last entry stays empty: your loop ends when the subset is the mask, without storing it. And with gaps + 1 gets lost in them: fill them first, (subset - mask) & mask.")
    static final class LastNotStoredAndGaps extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] subsets = new long[1 << Long.bitCount(mask)];
            int count = 0;
            for (long subset = 0; subset != mask && count < subsets.length; subset = subset + 1 & mask) {
                subsets[count++] = subset;
            }
            return subsets;
        }
    }

    @KnownWrong(
            fails = "neighbours",
            says =
                    "All your entries are empty: the loop never begins, for the first subset is the empty set. Store first and ask then: do ... while (subset != 0).")
    static final class NothingStored extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            return new long[1 << Long.bitCount(mask)];
        }
    }

    @KnownWrong(
            fails = "neighbours",
            says =
                    "The step is made before the subset is stored: the empty set comes last, and all others one place too early.")
    static final class EmptySetMovedToTheEnd extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] right = super.subsets(mask);
            long[] subsets = Arrays.copyOf(Arrays.copyOfRange(right, 1, right.length + 1), right.length);
            subsets[right.length - 1] = 0;
            return subsets;
        }
    }

    @KnownWrong(
            fails = "neighbours",
            says = "The empty set comes twice at the beginning, and the whole set is missing: its place is taken.")
    static final class EmptySetTwice extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] right = super.subsets(mask);
            for (int i = right.length - 1; i > 0; i--) {
                right[i] = right[i - 1];
            }
            return right;
        }
    }

    @KnownWrong(
            fails = "gaps",
            says =
                    "Your array has two entries for each square. Each square doubles the number of subsets: 1 << Long.bitCount(mask).")
    static final class TwiceTheSquares extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            return Arrays.copyOf(super.subsets(mask), 2 * Long.bitCount(mask));
        }
    }

    @KnownWrong(
            fails = "gaps",
            says = "n squares have 2 to the power of n subsets, not n * n: 1 << Long.bitCount(mask).")
    static final class SquareOfTheSquares extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            int n = Long.bitCount(mask);
            return Arrays.copyOf(super.subsets(mask), n * n);
        }
    }

    @KnownWrong(
            fails = "gaps",
            says = "These are the numbers from 0 on, not sets of squares of the mask: & mask keeps a subset within it.")
    static final class NumbersForSubsets extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] subsets = new long[1 << Long.bitCount(mask)];
            for (int i = 0; i < subsets.length; i++) {
                subsets[i] = i;
            }
            return subsets;
        }
    }

    @KnownWrong(
            fails = "gaps",
            says =
                    "You count 0, 1, 2, ... and keep what lies in the mask: that hits only its lowest squares. Count within the mask: (subset - mask) & mask.")
    static final class NumbersMasked extends AllSubsetsSolution {
        @Override
        public long[] subsets(long mask) {
            long[] subsets = new long[1 << Long.bitCount(mask)];
            for (int i = 0; i < subsets.length; i++) {
                subsets[i] = i & mask;
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
