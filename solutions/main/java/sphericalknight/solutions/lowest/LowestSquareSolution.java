package sphericalknight.solutions.lowest;

import sphericalknight.bits.LowestBit;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.lowest.LowestSquare;

/**
 * Exercise 5.1, solved: the negative number agrees with the set below its lowest one and at it, and nowhere above; subtracting 1 changes the
 * lowest one and what is below it.
 *
 * <p>Other ways: {@code set & ~(set - 1)} isolates as well, because {@code -set} is {@code ~(set - 1)}; {@code set ^ isolate(set)} clears.
 */
public final class LowestSquareSolution implements LowestSquare {
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
            says =
                    "You keep the lowest square and everything below it: that is the mask, set ^ (set - 1). Isolate with set & -set.")
    static final class MaskForIsolate implements LowestSquare {
        @Override
        public long isolate(long set) {
            return set ^ (set - 1);
        }

        @Override
        public long clear(long set) {
            return set & (set - 1);
        }
    }

    @KnownWrong(
            fails = "clearOne",
            says =
                    "The lowest square goes, but all squares below it appear: those are the zeros that have filled up. Keep only what set and"
                            + " set - 1 have in common.")
    static final class BorrowLeft implements LowestSquare {
        @Override
        public long isolate(long set) {
            return set & -set;
        }

        @Override
        public long clear(long set) {
            return set == 0 ? 0 : set - 1;
        }
    }

    @KnownWrong(
            fails = "isolateOne",
            says =
                    "You work at the other end: this is the highest square of the set. The lowest has the smallest number, towards a1.")
    static final class LowestForHighest implements LowestSquare {
        @Override
        public long isolate(long set) {
            long highest = set;
            while ((highest & (highest - 1)) != 0) {
                highest &= highest - 1;
            }
            return highest;
        }

        @Override
        public long clear(long set) {
            return set ^ isolate(set);
        }
    }

    @KnownWrong(
            fails = "endsOfTheBoard",
            says =
                    "Sets with h8 are treated as empty: h8 is the sign of a long, so such a set is less than 0. No question is needed at all.")
    static final class SignBitLost implements LowestSquare {
        @Override
        public long isolate(long set) {
            return set > 0 ? set & -set : 0;
        }

        @Override
        public long clear(long set) {
            return set > 0 ? set & (set - 1) : 0;
        }
    }

    @KnownWrong(
            fails = "isolateOne",
            says = "The two are exchanged: isolate keeps one square, clear keeps all the others.")
    static final class Exchanged implements LowestSquare {
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
    static final class CallsTheLibrary implements LowestSquare {
        @Override
        public long isolate(long set) {
            return LowestBit.isolate(set);
        }

        @Override
        public long clear(long set) {
            return LowestBit.clear(set);
        }
    }
}
