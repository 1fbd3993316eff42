package sphericalknight.solutions.bitboards;

import java.util.Arrays;
import sphericalknight.bits.SetWalk;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.bitboards.SetAlgebra;

/**
 * Exercise 1.2, solved: one operator each.
 *
 * <p>Other ways: {@code (set >>> square & 1) != 0} shifts the bit down instead of a mask up, and {@code (part & whole) == part} or
 * {@code (part | whole) == whole} test for a subset. All of them are one or two instructions; use what is most readable.
 */
public class SetAlgebraSolution implements SetAlgebra {
    @Override
    public long with(long set, int square) {
        return set | (1L << square);
    }

    @Override
    public long without(long set, int square) {
        return set & ~(1L << square);
    }

    @Override
    public boolean contains(long set, int square) {
        return (set & (1L << square)) != 0;
    }

    @Override
    public boolean isSubset(long part, long whole) {
        return (part & ~whole) == 0;
    }

    @KnownWrong(
            fails = "oneMore",
            says = "The lower half of the board works, the upper half does not: 1 << 35 is 8, for an int has 32 bits."
                    + " Write 1L << square.")
    static final class IntShift extends SetAlgebraSolution {
        @Override
        public long with(long set, int square) {
            return set | (1 << square);
        }

        @Override
        public long without(long set, int square) {
            return set & ~(1 << square);
        }

        @Override
        public boolean contains(long set, int square) {
            return (set & (1 << square)) != 0;
        }
    }

    @KnownWrong(
            fails = "contains",
            says = "You miss the square h8: its bit is the sign, so what is left of the set is less than 0. Ask != 0,"
                    + " not > 0.")
    static final class SignBitLost extends SetAlgebraSolution {
        @Override
        public boolean contains(long set, int square) {
            return (set & (1L << square)) > 0;
        }
    }

    @KnownWrong(
            fails = "notIn",
            says = "^ changes the square over: it also puts in a square that was not there. Take it away with & ~.")
    static final class ToggledOut extends SetAlgebraSolution {
        @Override
        public long without(long set, int square) {
            return set ^ (1L << square);
        }
    }

    @KnownWrong(
            fails = "inAlready",
            says = "^ changes the square over: a square that is in already falls out. Join the sets with |.")
    static final class ToggledIn extends SetAlgebraSolution {
        @Override
        public long with(long set, int square) {
            return set ^ (1L << square);
        }
    }

    @KnownWrong(
            fails = "inAlready",
            says = "+ adds numbers, not sets: a square that is in already carries over to the next one. Join the sets"
                    + " with |.")
    static final class AddedAsNumber extends SetAlgebraSolution {
        @Override
        public long with(long set, int square) {
            return set + (1L << square);
        }
    }

    @KnownWrong(
            fails = "partOfTheWhole",
            says = "Part and whole have changed places: you ask whether the whole is in the part.")
    static final class SubsetReversed extends SetAlgebraSolution {
        @Override
        public boolean isSubset(long part, long whole) {
            return (whole & ~part) == 0;
        }
    }

    @KnownWrong(
            fails = "partOfTheWhole",
            says = "You ask whether the sets share a square. A subset must not have a single square outside the whole.")
    static final class OverlapForSubset extends SetAlgebraSolution {
        @Override
        public boolean isSubset(long part, long whole) {
            return (part & whole) != 0;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends SetAlgebraSolution {
        @Override
        public boolean contains(long set, int square) {
            return Arrays.stream(SetWalk.squares(set)).anyMatch(each -> each == square);
        }
    }
}
