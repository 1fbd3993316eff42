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

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends LowestSquareSolution {
        @Override
        public long isolate(long set) {
            return LowestBit.isolate(set);
        }
    }
}
