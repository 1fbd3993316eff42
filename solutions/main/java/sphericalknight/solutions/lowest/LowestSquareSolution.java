package sphericalknight.solutions.lowest;

import sphericalknight.bits.LowestBit;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.lowest.LowestSquare;

/**
 * Exercise 5.1, solved: the negative number agrees with the set at its lowest 1-bit and below, and nowhere above; subtracting 1 changes the
 * lowest 1-bit and the bits below it.
 *
 * <p>Other ways: {@code set & ~(set - 1)} isolates as well, because {@code -set} is {@code ~(set - 1)}; {@code set ^ isolate(set)} clears.
 */
public class LowestSquareSolution implements LowestSquare {
    @Override
    public long isolate(long set) {
        return set & -set;
    }

    @Override
    public long clear(long set) {
        return set & (set - 1);
    }

    @KnownWrong(
            fails = "isolateOne",
            says = "You keep the lowest square and everything below it: that is the mask, set ^ (set - 1). Isolate"
                    + " with set & -set.")
    static final class MaskForIsolate extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            return set ^ (set - 1);
        }
    }

    @KnownWrong(
            fails = "clearOne",
            says = "The lowest square goes, but all squares below it appear: those are the zeros that have filled up."
                    + " Keep only what set and set - 1 have in common.")
    static final class BorrowLeft extends LowestSquareSolution {
        @Override
        public long clear(long set) {
            return set - 1;
        }
    }

    @KnownWrong(
            fails = "isolateOne",
            says = "You work at the other end: this is the highest square of the set. The lowest has the smallest"
                    + " number, towards a1.")
    static final class LowestForHighest extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            long below = set | (set >>> 1);
            below |= below >>> 2;
            below |= below >>> 4;
            below |= below >>> 8;
            below |= below >>> 16;
            below |= below >>> 32;
            return below ^ (below >>> 1);
        }

        @Override
        public long clear(long set) {
            return set ^ isolate(set);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class BranchOnTheSign extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            return set > 0 ? set & -set : 0;
        }

        @Override
        public long clear(long set) {
            return set > 0 ? set & (set - 1) : 0;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class LoopOverTheSquares extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            for (int square = 0; square < 64; square++) {
                if ((set & 1L << square) != 0) {
                    return 1L << square;
                }
            }
            return 0;
        }

        @Override
        public long clear(long set) {
            return set ^ isolate(set);
        }
    }

    @KnownWrong(
            fails = "isolateOne",
            says = "The two are exchanged: isolate keeps one square, clear keeps all the others.")
    static final class Exchanged extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            return set & (set - 1);
        }

        @Override
        public long clear(long set) {
            return set & -set;
        }
    }

    @KnownWrong(
            fails = "isolateOne",
            says =
                    "These are the squares below the lowest one, ~set & (set - 1). The lowest square itself is what set and -set have in common.")
    static final class BelowForIsolate extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            return ~set & set - 1;
        }
    }

    @KnownWrong(
            fails = "isolateOne",
            says =
                    "You keep the lowest square and everything above it. The set and -set have only the lowest square in common: set & -set.")
    static final class UpToForIsolate extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            return set | -set;
        }
    }

    @KnownWrong(
            fails = "isolateOne",
            says =
                    "-set agrees with the set at its lowest square, but above it -set is the opposite. Keep what both have: set & -set.")
    static final class NegativeForIsolate extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            return -set;
        }
    }

    @KnownWrong(
            fails = "isolateOne",
            says =
                    "These are the squares above the lowest one, the opposite in all of them: set ^ -set. Keep what both have: set & -set.")
    static final class AboveForIsolate extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            return set ^ -set;
        }
    }

    @KnownWrong(
            fails = "isolateOne",
            says =
                    "A set and its complement have nothing in common, so yours is always empty. -set is ~set + 1: that has the lowest square, too.")
    static final class NothingForIsolate extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            return 0;
        }
    }

    @KnownWrong(
            fails = "isolateOne",
            says =
                    "set & (set - 1) is what is left without the lowest square. What the two do not have in common belongs to the other method.")
    static final class LessOneForIsolate extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            return set & set - 1;
        }
    }

    @KnownWrong(fails = "clearOne", says = "This is the lowest square alone; asked is the set without it.")
    static final class IsolateForClear extends LowestSquareSolution {
        @Override
        public long clear(long set) {
            return set & -set;
        }
    }

    @KnownWrong(
            fails = "clearOne",
            says =
                    "set ^ (set - 1) is the lowest square and everything below it. Keep what both have in common: set & (set - 1).")
    static final class MaskForClear extends LowestSquareSolution {
        @Override
        public long clear(long set) {
            return set ^ set - 1;
        }
    }

    @KnownWrong(
            fails = "clearOne",
            says =
                    "You join set and set - 1, which keeps the lowest square and fills everything below it. Keep what both have in common: &.")
    static final class FilledForClear extends LowestSquareSolution {
        @Override
        public long clear(long set) {
            return set | set - 1;
        }
    }

    @KnownWrong(
            fails = "clearOne",
            says = "You always take a1 away, bit 0. The lowest square of a set may be any other: set & (set - 1).")
    static final class LowestBitCleared extends LowestSquareSolution {
        @Override
        public long clear(long set) {
            return set & ~1L;
        }
    }

    @KnownWrong(fails = "clearOne", says = "Nothing is taken away: yours is the set itself.")
    static final class ClearUnchanged extends LowestSquareSolution {
        @Override
        public long clear(long set) {
            return set;
        }
    }

    @KnownWrong(
            fails = "isolateOne",
            says = "You look at a1 only, set & 1. The lowest square of a set may be any other: set & -set.")
    static final class A1ForIsolate extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            return set & 1;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            return LowestBit.isolate(set);
        }
    }
}
