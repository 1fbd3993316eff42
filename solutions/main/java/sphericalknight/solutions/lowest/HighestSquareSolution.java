package sphericalknight.solutions.lowest;

import sphericalknight.bits.Halving;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.lowest.HighestSquare;

/**
 * Exercise 5.3, solved: if the upper half of the remaining squares contains any of the set, continue with that half alone.
 *
 * <p>Other ways: masks instead of shifts, which must also discard the lower half ({@code set &= mask}); smearing and counting, without any
 * test; {@code 63 - Long.numberOfLeadingZeros(set)}, one instruction.
 */
public class HighestSquareSolution implements HighestSquare {
    @Override
    public int highest(long set) {
        if (set == 0) {
            return -1;
        }
        int square = 0;
        for (int half = 32; half > 0; half /= 2) {
            if (set >>> half != 0) {
                set >>>= half;
                square += half;
            }
        }
        return square;
    }

    @KnownWrong(
            fails = "emptySet",
            says = "The empty set gets a1: six times no is 0. It has no highest square; ask for it before the first"
                    + " question.")
    static final class ZeroCase extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            return set == 0 ? 0 : super.highest(set);
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says = "Lower squares answer your later questions: after a yes they are still in the set. Throw away what"
                    + " the question has excluded.")
    static final class MaskNotNarrowed extends HighestSquareSolution {
        private static final long[] UPPER = {
            0xFFFF_FFFF_0000_0000L,
            0xFFFF_0000_FFFF_0000L,
            0xFF00_FF00_FF00_FF00L,
            0xF0F0_F0F0_F0F0_F0F0L,
            0xCCCC_CCCC_CCCC_CCCCL,
            0xAAAA_AAAA_AAAA_AAAAL
        };

        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int question = 0; question < 6; question++) {
                square += (set & UPPER[question]) != 0 ? 32 >> question : 0;
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says = "This is the lowest square. The highest has the largest number, towards h8: go on where the upper"
                    + " half holds anything.")
    static final class LowestForHighest extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            return super.highest(set & -set);
        }
    }

    @KnownWrong(
            fails = "upperHalf",
            says = "The upper half of the board answers wrongly: five questions tell 32 squares apart. For 64 squares"
                    + " begin with 32.")
    static final class OffByOne extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half = 16; half > 0; half /= 2) {
                if (set >>> half != 0) {
                    set >>>= half;
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "signBit",
            says = "Sets with h8 are less than 0, so comparing with >= answers no where it should be yes. Ask whether"
                    + " anything is left after >>>.")
    static final class SignBitLost extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half = 32; half > 0; half /= 2) {
                if (set >= 1L << half) {
                    set >>>= half;
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says = "The question for 16 is missing: six questions, 32, 16, 8, 4, 2 and 1, tell 64 squares apart.")
    static final class QuestionSixteenForgotten extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half : new int[] {32, 8, 4, 2, 1}) {
                if (set >>> half != 0) {
                    set >>>= half;
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says = "The question for 8 is missing: six questions, 32, 16, 8, 4, 2 and 1, tell 64 squares apart.")
    static final class QuestionEightForgotten extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half : new int[] {32, 16, 4, 2, 1}) {
                if (set >>> half != 0) {
                    set >>>= half;
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "oneSquare",
            says = "The question for 4 is missing: six questions, 32, 16, 8, 4, 2 and 1, tell 64 squares apart.")
    static final class QuestionFourForgotten extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half : new int[] {32, 16, 8, 2, 1}) {
                if (set >>> half != 0) {
                    set >>>= half;
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "oneSquare",
            says = "The question for 2 is missing: six questions, 32, 16, 8, 4, 2 and 1, tell 64 squares apart.")
    static final class QuestionTwoForgotten extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half : new int[] {32, 16, 8, 4, 1}) {
                if (set >>> half != 0) {
                    set >>>= half;
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "oneSquare",
            says = "The question for 1 is missing: six questions, 32, 16, 8, 4, 2 and 1, tell 64 squares apart.")
    static final class QuestionOneForgotten extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half : new int[] {32, 16, 8, 4, 2}) {
                if (set >>> half != 0) {
                    set >>>= half;
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "upperHalf",
            says =
                    "After a yes to the question for 32 the squares are not brought down: the next question must be asked of set >>> 32.")
    static final class NotBroughtDownAfterThirtyTwo extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half = 32; half > 0; half /= 2) {
                if (set >>> half != 0) {
                    set >>>= half == 32 ? 0 : half;
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says =
                    "After a yes to the question for 16 the squares are not brought down: the next question must be asked of set >>> 16.")
    static final class NotBroughtDownAfterSixteen extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half = 32; half > 0; half /= 2) {
                if (set >>> half != 0) {
                    set >>>= half == 16 ? 0 : half;
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says =
                    "After a yes to the question for 8 the squares are not brought down: the next question must be asked of set >>> 8.")
    static final class NotBroughtDownAfterEight extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half = 32; half > 0; half /= 2) {
                if (set >>> half != 0) {
                    set >>>= half == 8 ? 0 : half;
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says =
                    "After a yes to the question for 4 the squares are not brought down: the next question must be asked of set >>> 4.")
    static final class NotBroughtDownAfterFour extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half = 32; half > 0; half /= 2) {
                if (set >>> half != 0) {
                    set >>>= half == 4 ? 0 : half;
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "everySquare",
            says =
                    "After a yes to the question for 2 the squares are not brought down: the next question must be asked of set >>> 2.")
    static final class NotBroughtDownAfterTwo extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half = 32; half > 0; half /= 2) {
                if (set >>> half != 0) {
                    set >>>= half == 2 ? 0 : half;
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says =
                    "After a yes the upper part is not brought down: the next questions are still asked of the whole set. Write set >>>= half, and add half to the number.")
    static final class NeverBroughtDown extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            int square = set == 0 ? -1 : 0;
            for (int half = 32; half > 0; half /= 2) {
                if (set >>> half != 0) {
                    square += half;
                }
            }
            return square;
        }
    }

    @KnownWrong(fails = "emptySet", says = "The empty set gives -1 here, not 64.")
    static final class SixtyFourForEmpty extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            return set == 0 ? 64 : super.highest(set);
        }
    }

    @KnownWrong(
            fails = "severalSquares",
            says =
                    "Where both halves hold squares you say 31, h4: your first question is whether the lower half is empty. Go to the upper half as soon as anything is there: set >>> 32 != 0.")
    static final class LowerHalfEmpty extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            boolean both = set >>> 32 != 0 && (set & 0xFFFF_FFFFL) != 0;
            return both ? 31 : super.highest(set);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends HighestSquareSolution {
        @Override
        public int highest(long set) {
            return Halving.highest(set);
        }
    }
}
