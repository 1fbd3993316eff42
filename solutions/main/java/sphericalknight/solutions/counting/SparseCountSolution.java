package sphericalknight.solutions.counting;

import sphericalknight.bits.KernighanCount;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.counting.SparseCount;

/**
 * Exercise 4.3, solved: subtracting 1 flips the lowest one and the zeros below it, and {@code &} keeps the bits that both have.
 *
 * <p>Other ways: {@code set ^ (set & -set)} takes the lowest square away, too, with one operation more. For sets of a few squares this
 * count is among the fast ones; for a full board it is as slow as looking at every square. Programs ask {@code atLeast(checkers, 2)}
 * as {@code (checkers & (checkers - 1)) != 0}.
 */
public class SparseCountSolution implements SparseCount {
    @Override
    public int count(long set) {
        int count = 0;
        while (set != 0) {
            set &= set - 1;
            count++;
        }
        return count;
    }

    @Override
    public boolean atLeast(long set, int number) {
        if (number == 0) {
            return true;
        }
        for (int step = 1; step < number && set != 0; step++) {
            set &= set - 1;
        }
        return set != 0;
    }

    @KnownWrong(
            fails = "signBit",
            says = "Every set with h8 counts as empty: h8 is the sign of a long, so such a set is less than 0. Ask !="
                    + " 0, not > 0.")
    static final class SignBitLost extends SparseCountSolution {
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
    static final class ZeroCase extends SparseCountSolution {
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
    static final class OffByOne extends SparseCountSolution {
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
            fails = "threeSquares",
            says = "You answer \"more than\": three squares are at least three. Take away one square less before you"
                    + " ask what is left.")
    static final class MoreThan extends SparseCountSolution {
        @Override
        public boolean atLeast(long set, int number) {
            return super.count(set) > number;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "You answer for one number only: whether a second square is there. How many must you take away for"
                    + " another number?")
    static final class AlwaysTwo extends SparseCountSolution {
        @Override
        public boolean atLeast(long set, int number) {
            return (set & (set - 1)) != 0;
        }
    }

    @KnownWrong(fails = "ends", says = "At least 0 squares: that is true of every set, of the empty one as well.")
    static final class NoneRefused extends SparseCountSolution {
        @Override
        public boolean atLeast(long set, int number) {
            for (int step = 1; step < number && set != 0; step++) {
                set &= set - 1;
            }
            return set != 0;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says =
                    "You say true as soon as one square was there: the return stands inside the loop. All the squares asked for must have been there first.")
    static final class ReturnsAtOnce extends SparseCountSolution {
        @Override
        public boolean atLeast(long set, int number) {
            return set != 0 && number > 0;
        }
    }

    @KnownWrong(fails = "threeSquares", says = "You say true for every set that is not empty, whatever the number.")
    static final class AnySquare extends SparseCountSolution {
        @Override
        public boolean atLeast(long set, int number) {
            return set != 0;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says =
                    "You say true as soon as one square was there: the return stands inside the loop. All the squares asked for must have been there first.")
    static final class ReturnsAtOnceOrNone extends SparseCountSolution {
        @Override
        public boolean atLeast(long set, int number) {
            return number == 0 || set != 0;
        }
    }

    @KnownWrong(fails = "threeSquares", says = "You ask whether there are exactly so many squares. More will do, too.")
    static final class Exactly extends SparseCountSolution {
        @Override
        public boolean atLeast(long set, int number) {
            return super.count(set) == number;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "You answer \"at most\": three squares are at least two, and not at least four.")
    static final class AtMost extends SparseCountSolution {
        @Override
        public boolean atLeast(long set, int number) {
            return super.count(set) <= number;
        }
    }

    @KnownWrong(
            fails = "threeSquares",
            says = "You take one square less away than you should: three squares are not at least four.")
    static final class OneTooFewAsked extends SparseCountSolution {
        @Override
        public boolean atLeast(long set, int number) {
            return super.atLeast(set, Math.max(0, number - 1));
        }
    }

    @KnownWrong(
            fails = "fewSquares",
            says =
                    "You count the steps from the highest square down, not the squares: yours is the number of the highest square, plus 1. set & (set - 1) takes one square away at each step.")
    static final class StepsForSquares extends SparseCountSolution {
        @Override
        public int count(long set) {
            return 64 - Long.numberOfLeadingZeros(set);
        }
    }

    @KnownWrong(
            fails = "fewSquares",
            says = "You say 1 for every set that is not empty: you leave the loop after the first square.")
    static final class OneForAny extends SparseCountSolution {
        @Override
        public int count(long set) {
            return set == 0 ? 0 : 1;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends SparseCountSolution {
        @Override
        public int count(long set) {
            return KernighanCount.count(set);
        }
    }
}
