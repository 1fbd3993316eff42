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

    @KnownWrong(
            fails = "oneMore",
            says = "You give the new square alone; the squares that were in the set are gone. Join the two with |.")
    static final class SetForgotten extends SetAlgebraSolution {
        @Override
        public long with(long set, int square) {
            return 1L << square;
        }
    }

    @KnownWrong(
            fails = "notIn",
            says =
                    "- takes numbers away, not squares: where the square is not in the set, the subtraction borrows from the squares above. Use & ~.")
    static final class SubtractedAsNumber extends SetAlgebraSolution {
        @Override
        public long without(long set, int square) {
            return set - (1L << square);
        }
    }

    @KnownWrong(
            fails = "oneLess",
            says =
                    "You keep the square and all above it, and lose what is below: -x has those ones. The set of all other squares is ~x.")
    static final class MinusForComplement extends SetAlgebraSolution {
        @Override
        public long without(long set, int square) {
            return set & -(1L << square);
        }
    }

    @KnownWrong(
            fails = "oneLess",
            says =
                    "This is the whole board without the square, whatever the set: join ~(1L << square) with the set by &.")
    static final class OnlyTheOthers extends SetAlgebraSolution {
        @Override
        public long without(long set, int square) {
            return ~(1L << square);
        }
    }

    @KnownWrong(
            fails = "contains",
            says =
                    "You find a1 only: & leaves the bit where it is, so for c1 you get 4, not 1. Ask != 0, or bring the bit down first: set >>> square & 1.")
    static final class EqualsOne extends SetAlgebraSolution {
        @Override
        public boolean contains(long set, int square) {
            return (set & (1L << square)) == 1;
        }
    }

    @KnownWrong(
            fails = "contains",
            says =
                    "Every square below one of the set is found, too: set >>> square still holds the squares above. Look at its lowest bit only, & 1.")
    static final class RestNotMasked extends SetAlgebraSolution {
        @Override
        public boolean contains(long set, int square) {
            return set >>> square != 0;
        }
    }

    @KnownWrong(
            fails = "contains",
            says =
                    "Only the highest square of the set is found: set >>> square still holds the squares above. Look at its lowest bit only, & 1.")
    static final class OnlyTheHighest extends SetAlgebraSolution {
        @Override
        public boolean contains(long set, int square) {
            return set >>> square == 1;
        }
    }

    @KnownWrong(
            fails = "contains",
            says = "You ask whether the square is the whole set. It may be one of many: (set & 1L << square) != 0.")
    static final class OnlyAlone extends SetAlgebraSolution {
        @Override
        public boolean contains(long set, int square) {
            return set == 1L << square;
        }
    }

    @KnownWrong(
            fails = "partOfTheWhole",
            says =
                    "You compare sets as numbers: {c1} is less than {b1 d1} and no part of it. A part has no square outside the whole: (part & ~whole) == 0.")
    static final class ComparedAsNumbers extends SetAlgebraSolution {
        @Override
        public boolean isSubset(long part, long whole) {
            return part <= whole;
        }
    }

    @KnownWrong(
            fails = "partOfTheWhole",
            says =
                    "You compare sets as numbers: {c1} is less than {b1 d1} and no part of it. A part has no square outside the whole: (part & ~whole) == 0.")
    static final class ComparedUnsigned extends SetAlgebraSolution {
        @Override
        public boolean isSubset(long part, long whole) {
            return Long.compareUnsigned(part, whole) <= 0;
        }
    }

    @KnownWrong(
            fails = "partOfTheWhole",
            says =
                    "You compare how many squares the sets have. A part has no square outside the whole: (part & ~whole) == 0.")
    static final class CountsCompared extends SetAlgebraSolution {
        @Override
        public boolean isSubset(long part, long whole) {
            return Long.bitCount(part) <= Long.bitCount(whole);
        }
    }

    @KnownWrong(
            fails = "partOfTheWhole",
            says =
                    "You ask whether both sets are the same. A part may be smaller: it has no square outside the whole, (part & ~whole) == 0.")
    static final class EqualForSubset extends SetAlgebraSolution {
        @Override
        public boolean isSubset(long part, long whole) {
            return part == whole;
        }
    }

    @KnownWrong(
            fails = "partOfTheWhole",
            says =
                    "You ask whether the sets have no square in common. A part has no square outside the whole: (part & ~whole) == 0.")
    static final class DisjointForSubset extends SetAlgebraSolution {
        @Override
        public boolean isSubset(long part, long whole) {
            return (part & whole) == 0;
        }
    }

    @KnownWrong(fails = "ofItself", says = "A set is part of itself, too: do not ask whether the two are different.")
    static final class ProperSubset extends SetAlgebraSolution {
        @Override
        public boolean isSubset(long part, long whole) {
            return (part & ~whole) == 0 && part != whole;
        }
    }

    @KnownWrong(
            fails = "ofItself",
            says =
                    "The empty set is part of every set, and you say no: nothing of it is outside. (part & ~whole) == 0 needs no case for it.")
    static final class EmptySetRefused extends SetAlgebraSolution {
        @Override
        public boolean isSubset(long part, long whole) {
            return (part & ~whole) == 0 && part != 0;
        }
    }

    @KnownWrong(
            fails = "partOfTheWhole",
            says =
                    "One common square is enough for you, and the empty set. All squares of the part must be in the whole: (part & ~whole) == 0.")
    static final class AnyForAll extends SetAlgebraSolution {
        @Override
        public boolean isSubset(long part, long whole) {
            return part == 0 || (part & whole) != 0;
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
