package sphericalknight.solutions.counting;

import sphericalknight.bits.KernighanCount;
import sphericalknight.bits.LowestBit;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.counting.SparseCount;

/**
 * Exercise 4.3, solved: subtracting 1 flips the lowest one and the zeros below it, and {@code &} keeps what both have.
 *
 * <p>Other ways: {@code set ^ (set & -set)} takes the lowest square away, too, with one operation more. For sets of a few squares this
 * count is among the fast ones; for a full board it is as slow as looking at every square.
 */
public final class SparseCountSolution implements SparseCount {
    @Override
    public long withoutLowest(long set) {
        return set & (set - 1);
    }

    @Override
    public int count(long set) {
        int count = 0;
        while (set != 0) {
            set &= set - 1;
            count++;
        }
        return count;
    }

    @KnownWrong(
            fails = "signBit",
            says =
                    "Every set with h8 counts as empty: h8 is the sign of a long, so such a set is less than 0. Ask != 0, not > 0.")
    static final class SignBitLost implements SparseCount {
        @Override
        public long withoutLowest(long set) {
            return set & (set - 1);
        }

        @Override
        public int count(long set) {
            int count = 0;
            while (set > 0) {
                set &= set - 1;
                count++;
            }
            return count;
        }
    }

    @KnownWrong(
            fails = "fewSquares",
            says = "The empty set gets 1: your loop takes a step before it asks whether there is anything to take.")
    static final class ZeroCase implements SparseCount {
        @Override
        public long withoutLowest(long set) {
            return set & (set - 1);
        }

        @Override
        public int count(long set) {
            int count = 0;
            do {
                set &= set - 1;
                count++;
            } while (set != 0);
            return count;
        }
    }

    @KnownWrong(
            fails = "fewSquares",
            says = "One too few: you stop when the last square is still there. Go on until nothing is left.")
    static final class OffByOne implements SparseCount {
        @Override
        public long withoutLowest(long set) {
            return set & (set - 1);
        }

        @Override
        public int count(long set) {
            int count = 0;
            while ((set & (set - 1)) != 0) {
                set &= set - 1;
                count++;
            }
            return count;
        }
    }

    @KnownWrong(
            fails = "lowestGoes",
            says =
                    "You keep the lowest square and throw the others away: set & -set is the lowest alone. Take it away: set & (set - 1).")
    static final class KeepsTheLowest implements SparseCount {
        @Override
        public long withoutLowest(long set) {
            return set & -set;
        }

        @Override
        public int count(long set) {
            return new SparseCountSolution().count(set);
        }
    }

    @KnownWrong(
            fails = "lowestGoes",
            says =
                    "set - 1 takes the lowest square away, but fills all squares below it. Keep only what both have: & set.")
    static final class BorrowLeft implements SparseCount {
        @Override
        public long withoutLowest(long set) {
            return set == 0 ? 0 : set - 1;
        }

        @Override
        public int count(long set) {
            return new SparseCountSolution().count(set);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary implements SparseCount {
        @Override
        public long withoutLowest(long set) {
            return LowestBit.clear(set);
        }

        @Override
        public int count(long set) {
            return KernighanCount.count(set);
        }
    }
}
