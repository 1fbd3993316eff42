package sphericalknight.solutions.counting;

import sphericalknight.bits.NaiveCount;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.counting.StepCount;

/**
 * Exercise 4.1, solved: add the lowest bit, move the others down, and stop when no bits are left.
 *
 * <p>Other ways: always 64 steps, which needs no test for the end and is slower for every set without h8. The answers to exercises 4.2 to
 * 4.4 are all faster; this one is their reference.
 */
public class StepCountSolution implements StepCount {
    @Override
    public int count(long set) {
        int count = 0;
        while (set != 0) {
            count += (int) (set & 1);
            set >>>= 1;
        }
        return count;
    }

    @KnownWrong(
            fails = "signBit",
            says = "Every set with h8 counts as empty: h8 is the sign of a long, so such a set is less than 0, and"
                    + " your loop never starts. Ask != 0, not > 0.")
    static final class SignBitLost extends StepCountSolution {
        @Override
        public int count(long set) {
            int count = 0;
            while (set > 0) {
                count += (int) (set & 1);
                set >>= 1;
            }
            return count;
        }
    }

    @KnownWrong(
            fails = "signBit",
            says = "A set with h8 keeps your loop going for ever: >> fills up with copies of the sign, so there is"
                    + " always something left. Write >>>.")
    static final class SignedShift extends StepCountSolution {
        @Override
        public int count(long set) {
            int count = 0;
            while (set != 0) {
                count += (int) (set & 1);
                set >>= 1;
            }
            return count;
        }
    }

    @KnownWrong(
            fails = "upperHalf",
            says = "You count only the lower half of the board: an int holds 32 bits, and (int) cuts the others off.")
    static final class IntResult extends StepCountSolution {
        @Override
        public int count(long set) {
            int count = 0;
            for (int rest = (int) set; rest != 0; rest >>>= 1) {
                count += rest & 1;
            }
            return count;
        }
    }

    @KnownWrong(
            fails = "signBit",
            says = "One step too few: with 63 steps you never get to see h8. The bits are 0 to 63, and those are 64.")
    static final class OffByOne extends StepCountSolution {
        @Override
        public int count(long set) {
            int count = 0;
            for (int square = 0; square < 63; square++) {
                count += (int) (set >>> square & 1);
            }
            return count;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class ForbiddenCall extends StepCountSolution {
        @Override
        public int count(long set) {
            return Long.bitCount(set);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends StepCountSolution {
        @Override
        public int count(long set) {
            return NaiveCount.count(set);
        }
    }
}
