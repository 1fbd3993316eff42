package sphericalknight.solutions.draughts;

import sphericalknight.draughts.Men;
import sphericalknight.draughts.Numbering;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.draughts.MenSteps;

/**
 * Exercise 11.1, solved: take the men that may step, rotate the word, keep the empty squares.
 *
 * <p>Other ways: mask after the rotation, with the edges where wrapped men arrive (the h-file and rank 1 after a step up-left). In
 * numbering A the step is 4 or 5 depending on the parity of the rank, so every direction costs two shifts and two masks instead of one
 * rotation and one mask.
 */
public class MenStepsSolution implements MenSteps {
    private static final int A_FILE = Numbering.B.set("a1 a3 a5 a7");
    private static final int H_FILE = Numbering.B.set("h2 h4 h6 h8");
    private static final int RANK_1 = Numbering.B.set("a1 c1 e1 g1");
    private static final int RANK_8 = Numbering.B.set("b8 d8 f8 h8");

    @Override
    public int white(int men, int empty) {
        int upLeft = Integer.rotateLeft(men & ~A_FILE & ~RANK_8, 1);
        int upRight = Integer.rotateLeft(men & ~H_FILE & ~RANK_8, 7);
        return (upLeft | upRight) & empty;
    }

    @Override
    public int black(int men, int empty) {
        int downRight = Integer.rotateRight(men & ~H_FILE & ~RANK_1, 1);
        int downLeft = Integer.rotateRight(men & ~A_FILE & ~RANK_1, 7);
        return (downLeft | downRight) & empty;
    }

    @KnownWrong(
            fails = "roundTheWord",
            says = "Your men fall out of the word: << and >>> lose what passes bit 31 or bit 0, and f6 (3) is e5 (28)"
                    + " + 7 modulo 32. Integer.rotateLeft brings them back in at the other end.")
    static final class RotationAsShift extends MenStepsSolution {
        @Override
        public int white(int men, int empty) {
            return (((men & ~A_FILE & ~RANK_8) << 1) | ((men & ~H_FILE & ~RANK_8) << 7)) & empty;
        }

        @Override
        public int black(int men, int empty) {
            return (((men & ~H_FILE & ~RANK_1) >>> 1) | ((men & ~A_FILE & ~RANK_1) >>> 7)) & empty;
        }
    }

    @KnownWrong(
            fails = "sides",
            says = "Your men walk off one side and come back on another: a3 + 1 is 9, and that is h6."
                    + " Before turning, take away the men that have no step in this direction.")
    static final class NoEdgeMask extends MenStepsSolution {
        @Override
        public int white(int men, int empty) {
            return (Integer.rotateLeft(men, 1) | Integer.rotateLeft(men, 7)) & empty;
        }

        @Override
        public int black(int men, int empty) {
            return (Integer.rotateRight(men, 1) | Integer.rotateRight(men, 7)) & empty;
        }
    }

    @KnownWrong(
            fails = "lastRow",
            says = "The sides are closed, but not the last row: b8 is bit 31, and one more is bit 0, which is a1."
                    + " With shifts the end of the word would swallow it; a rotation has no end.")
    static final class OneMaskTooFew extends MenStepsSolution {
        @Override
        public int white(int men, int empty) {
            return (Integer.rotateLeft(men & ~A_FILE, 1) | Integer.rotateLeft(men & ~H_FILE, 7)) & empty;
        }

        @Override
        public int black(int men, int empty) {
            return (Integer.rotateRight(men & ~H_FILE, 1) | Integer.rotateRight(men & ~A_FILE, 7)) & empty;
        }
    }

    @KnownWrong(
            fails = "sides",
            says = "The masks are on the wrong sides. Up-left leads off the a-file, up-right off the h-file.")
    static final class MasksSwapped extends MenStepsSolution {
        @Override
        public int white(int men, int empty) {
            int upLeft = Integer.rotateLeft(men & ~H_FILE & ~RANK_8, 1);
            return (upLeft | Integer.rotateLeft(men & ~A_FILE & ~RANK_8, 7)) & empty;
        }

        @Override
        public int black(int men, int empty) {
            int downRight = Integer.rotateRight(men & ~A_FILE & ~RANK_1, 1);
            return (downRight | Integer.rotateRight(men & ~H_FILE & ~RANK_1, 7)) & empty;
        }
    }

    @KnownWrong(
            fails = "signBit",
            says = "A black man on b8 leaves a trail: b8 is bit 31, the sign, and >> copies it. If you build the"
                    + " rotation yourself, its right shift is >>>.")
    static final class SignedShift extends MenStepsSolution {
        @Override
        public int white(int men, int empty) {
            int left = men & ~A_FILE & ~RANK_8;
            int right = men & ~H_FILE & ~RANK_8;
            return ((left << 1) | (left >> 31) | (right << 7) | (right >> 25)) & empty;
        }

        @Override
        public int black(int men, int empty) {
            int right = men & ~H_FILE & ~RANK_1;
            int left = men & ~A_FILE & ~RANK_1;
            return ((right >> 1) | (right << 31) | (left >> 7) | (left << 25)) & empty;
        }
    }

    @KnownWrong(
            fails = "blackStepsDown",
            says = "Your black men step up the board, as White's do. Black goes down: - 1 and - 7.")
    static final class BlackShiftsLikeWhite extends MenStepsSolution {
        @Override
        public int black(int men, int empty) {
            return super.white(men, empty);
        }
    }

    @KnownWrong(
            fails = "onlyOntoEmptySquares",
            says = "Your men step onto squares where others stand. At the end keep the empty squares only: & empty.")
    static final class OccupiedSquaresIncluded extends MenStepsSolution {
        @Override
        public int white(int men, int empty) {
            return super.white(men, -1);
        }

        @Override
        public int black(int men, int empty) {
            return super.black(men, -1);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends MenStepsSolution {
        @Override
        public int white(int men, int empty) {
            return Men.steps(men, empty, 0) | Men.steps(men, empty, 1);
        }
    }
}
