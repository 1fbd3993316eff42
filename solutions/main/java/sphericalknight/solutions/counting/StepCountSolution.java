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
            says =
                    "Every set with h8 counts as empty: h8 is the sign of a long, so such a set is less than 0. Ask != 0,"
                            + " not > 0; take the last bit by & 1, not % 2; go on by >>> 1, not / 2.")
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

    @KnownWrong(
            fails = "fewSquares",
            says =
                    "You count the steps, not the squares: yours is always the number of the highest square, plus 1. Count only where the lowest bit is set: += set & 1.")
    static final class StepsForSquares extends StepCountSolution {
        @Override
        public int count(long set) {
            return 64 - Long.numberOfLeadingZeros(set);
        }
    }

    @KnownWrong(
            fails = "fewSquares",
            says = "a1 is never counted: you shift before you look at the lowest bit, or begin with bit 1.")
    static final class ShiftBeforeAdding extends StepCountSolution {
        @Override
        public int count(long set) {
            return super.count(set >>> 1);
        }
    }

    @KnownWrong(
            fails = "wholeBoard",
            says =
                    "a1 is lost where h8 is in the set: such a number is negative, and % 2 of a negative odd number is -1, not 1. Ask != 0, or take set & 1.")
    static final class SignedRemainder extends StepCountSolution {
        @Override
        public int count(long set) {
            int count = 0;
            for (; set != 0; set >>>= 1) {
                count += set % 2 == 1 ? 1 : 0;
            }
            return count;
        }
    }

    @KnownWrong(
            fails = "fewSquares",
            says =
                    "You stop at the first square that is missing: only the squares from a1 on without a gap are counted. Go on until the rest is empty.")
    static final class FirstRowOnly extends StepCountSolution {
        @Override
        public int count(long set) {
            return Long.numberOfTrailingZeros(~set);
        }
    }

    @KnownWrong(
            fails = "fewSquares",
            says = "You count the squares that are not in the set: yours is always 64 minus the right number.")
    static final class ZerosCounted extends StepCountSolution {
        @Override
        public int count(long set) {
            return 64 - super.count(set);
        }
    }

    @KnownWrong(
            fails = "wholeBoard",
            says = "a1 is counted twice: the squares are 0 to 63, and a shift by 64 is a shift by 0.")
    static final class LowerSquareTwice extends StepCountSolution {
        @Override
        public int count(long set) {
            return super.count(set) + (int) (set & 1);
        }
    }

    @KnownWrong(fails = "fewSquares", says = "You add up the numbers of the squares. Each square of the set counts 1.")
    static final class NumbersAdded extends StepCountSolution {
        @Override
        public int count(long set) {
            int sum = 0;
            for (int square = 0; square < 64; square++) {
                sum += (set >>> square & 1) != 0 ? square : 0;
            }
            return sum;
        }
    }

    @KnownWrong(
            fails = "fewSquares",
            says = "Yours is one too low for every set that is not empty: you stop before the last square is counted.")
    static final class LastNotCounted extends StepCountSolution {
        @Override
        public int count(long set) {
            return Math.max(0, super.count(set) - 1);
        }
    }

    @KnownWrong(
            fails = "fewSquares",
            says = "You say 1 for every set that is not empty: you leave the loop at the first square.")
    static final class OneForAny extends StepCountSolution {
        @Override
        public int count(long set) {
            return set == 0 ? 0 : 1;
        }
    }

    @KnownWrong(fails = "fewSquares", says = "Only the upper half of the board is counted, bits 32 to 63.")
    static final class UpperHalfOnly extends StepCountSolution {
        @Override
        public int count(long set) {
            return super.count(set >>> 32);
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
