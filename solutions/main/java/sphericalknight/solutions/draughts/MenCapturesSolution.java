package sphericalknight.solutions.draughts;

import sphericalknight.draughts.Men;
import sphericalknight.draughts.Numbering;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.draughts.MenCaptures;

/**
 * Exercise 11.2, solved: one step with its mask, used twice; the same steps backwards find the men.
 *
 * <p>Other ways: begin at the other end. An empty square beside an enemy, with a man beyond, is {@code step(step(empty, back) & enemies,
 * back) & men}: the capturers of one direction without the landings, two steps less. A generator that needs both keeps the landings.
 */
public class MenCapturesSolution implements MenCaptures {
    private static final int[] TURN = {1, 7, -1, -7};

    private static final int[] MAY_GO = {
        ~Numbering.B.set("a1 a3 a5 a7 b8 d8 f8 h8"),
        ~Numbering.B.set("h2 h4 h6 h8 b8 d8 f8"),
        ~Numbering.B.set("h2 h4 h6 h8 a1 c1 e1 g1"),
        ~Numbering.B.set("a1 a3 a5 a7 c1 e1 g1")
    };

    private static int step(int set, int direction) {
        return Integer.rotateLeft(set & MAY_GO[direction], TURN[direction]);
    }

    @Override
    public int landings(int men, int enemies, int empty) {
        int landings = 0;
        for (int direction = 0; direction < 4; direction++) {
            landings |= jump(men, enemies, empty, direction);
        }
        return landings;
    }

    @Override
    public int capturers(int men, int enemies, int empty) {
        int capturers = 0;
        for (int direction = 0; direction < 4; direction++) {
            int back = direction ^ 2;
            capturers |= step(step(jump(men, enemies, empty, direction), back), back);
        }
        return capturers;
    }

    /** The landings in one direction: the part that most of the wrong answers change. */
    int jump(int men, int enemies, int empty, int direction) {
        return step(step(men, direction) & enemies, direction) & empty;
    }

    @KnownWrong(
            fails = "backward",
            says = "Your men capture forward only. They step forward only, but they capture in all four directions.")
    static final class NoBackwardCapture extends MenCapturesSolution {
        @Override
        int jump(int men, int enemies, int empty, int direction) {
            return direction < 2 ? step(step(men, direction) & enemies, direction) & empty : 0;
        }
    }

    @KnownWrong(
            fails = "roundTheWord",
            says = "Your men lose their way where the word ends: e5 is bit 28, and f6 is bit 3. Not << and >>> but"
                    + " rotateLeft and rotateRight bring them there.")
    static final class RotationAsShift extends MenCapturesSolution {
        @Override
        int jump(int men, int enemies, int empty, int direction) {
            return shift(shift(men, direction) & enemies, direction) & empty;
        }

        private static int shift(int set, int direction) {
            int may = set & MAY_GO[direction];
            return TURN[direction] > 0 ? may << TURN[direction] : may >>> -TURN[direction];
        }
    }

    @KnownWrong(
            fails = "enemiesOnTheEdge",
            says = "An enemy on the edge is captured, and the jump lands on the far side of the board. The second"
                    + " step needs its mask as much as the first.")
    static final class OneMaskTooFew extends MenCapturesSolution {
        @Override
        int jump(int men, int enemies, int empty, int direction) {
            return Integer.rotateLeft(step(men, direction) & enemies, TURN[direction]) & empty;
        }
    }

    @KnownWrong(
            fails = "emptySquareBehind",
            says = "Your jumps land on squares where somebody stands. A man with another one right behind it cannot"
                    + " be captured: & empty.")
    static final class OccupiedSquaresIncluded extends MenCapturesSolution {
        @Override
        int jump(int men, int enemies, int empty, int direction) {
            return step(step(men, direction) & enemies, direction);
        }
    }

    @KnownWrong(
            fails = "straightOverAnEnemy",
            says = "Your men jump over empty squares, too. Between the two steps only those go on who met an enemy: &"
                    + " enemies.")
    static final class JumpsOverNobody extends MenCapturesSolution {
        @Override
        int jump(int men, int enemies, int empty, int direction) {
            return step(step(men, direction), direction) & empty;
        }
    }

    @KnownWrong(
            fails = "forward",
            says = "Your jumps turn round a corner above the captured man. Both steps of a jump go in the same"
                    + " direction, so keep the four directions apart until the end.")
    static final class JumpsRoundTheCorner extends MenCapturesSolution {
        private static int around(int set) {
            return step(set, 0) | step(set, 1) | step(set, 2) | step(set, 3);
        }

        @Override
        public int landings(int men, int enemies, int empty) {
            return around(around(men) & enemies) & empty;
        }

        @Override
        public int capturers(int men, int enemies, int empty) {
            return around(around(landings(men, enemies, empty)) & enemies) & men;
        }
    }

    @KnownWrong(
            fails = "forward",
            says = "Your capturers are the captured: one step back from the landing square stands the enemy, two"
                    + " steps back your man.")
    static final class OneStepBack extends MenCapturesSolution {
        @Override
        public int capturers(int men, int enemies, int empty) {
            int captured = 0;
            for (int direction = 0; direction < 4; direction++) {
                captured |= step(step(step(men, direction) & enemies, direction) & empty, direction ^ 2);
            }
            return captured;
        }
    }

    @KnownWrong(
            fails = "forward",
            says =
                    "capturers() steps back in a direction that is not the opposite one: 3 - direction is a quarter turn. 0 and 2 are opposite, and 1 and 3: direction ^ 2, or (direction + 2) % 4.")
    static final class QuarterTurn extends MenCapturesSolution {
        @Override
        public int capturers(int men, int enemies, int empty) {
            int capturers = 0;
            for (int direction = 0; direction < 4; direction++) {
                int back = 3 - direction;
                capturers |= step(step(jump(men, enemies, empty, direction), back), back);
            }
            return capturers;
        }
    }

    @KnownWrong(
            fails = "forward",
            says =
                    "capturers() goes on in the direction of the jump. Two steps back lead to the man: direction ^ 2, or (direction + 2) % 4.")
    static final class NotTurnedBack extends MenCapturesSolution {
        @Override
        public int capturers(int men, int enemies, int empty) {
            int capturers = 0;
            for (int direction = 0; direction < 4; direction++) {
                int back = direction;
                capturers |= step(step(jump(men, enemies, empty, direction), back), back);
            }
            return capturers;
        }
    }

    @KnownWrong(
            fails = "randomBoards",
            says =
                    "capturers() steps back from all landings in all directions, so a man counts who happens to stand two steps from another man's landing. Go back only from the landings of the same direction.")
    static final class AllLandingsBack extends MenCapturesSolution {
        @Override
        public int capturers(int men, int enemies, int empty) {
            int capturers = 0;
            for (int direction = 0; direction < 4; direction++) {
                int back = direction ^ 2;
                capturers |= step(step(landings(men, enemies, empty), back), back) & men;
            }
            return capturers;
        }
    }

    @KnownWrong(
            fails = "straightOverAnEnemy",
            says =
                    "capturers() gives squares from which a man could capture, whether one stands there or not. Keep the men: & men.")
    static final class FromEmptySquares extends MenCapturesSolution {
        @Override
        public int capturers(int men, int enemies, int empty) {
            int capturers = 0;
            for (int direction = 0; direction < 4; direction++) {
                int back = direction ^ 2;
                capturers |= step(step(empty, back) & enemies, back);
            }
            return capturers;
        }
    }

    @KnownWrong(
            fails = "emptySquareBehind",
            says = "capturers() is asked for the men that capture; you return the landings.")
    static final class LandingsForCapturers extends MenCapturesSolution {
        @Override
        public int capturers(int men, int enemies, int empty) {
            return landings(men, enemies, empty);
        }
    }

    @KnownWrong(
            fails = "forward",
            says =
                    "Your men capture backward only: up-left is direction 0, up-right 1, and 2 and 3 lead back. They capture in all four.")
    static final class BackwardOnly extends MenCapturesSolution {
        @Override
        int jump(int men, int enemies, int empty, int direction) {
            return direction >= 2 ? step(step(men, direction) & enemies, direction) & empty : 0;
        }
    }

    @KnownWrong(
            fails = "backward",
            says =
                    "One direction is missing: your loop ends before direction 3, down-right or down-left. There are four, 0 to 3.")
    static final class ThreeDirections extends MenCapturesSolution {
        @Override
        int jump(int men, int enemies, int empty, int direction) {
            return direction < 3 ? step(step(men, direction) & enemies, direction) & empty : 0;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends MenCapturesSolution {
        @Override
        public int landings(int men, int enemies, int empty) {
            return Men.landings(men, enemies, empty, 0);
        }
    }
}
