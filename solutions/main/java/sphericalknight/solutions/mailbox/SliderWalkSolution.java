package sphericalknight.solutions.mailbox;

import sphericalknight.bits.Squares;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.mailbox.Cells;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.mailbox.SliderWalk;

/**
 * Exercise 7.2, solved: one walk, eight numbers.
 *
 * <p>Other ways: bitboards find all squares of a ray at once (lesson 09) and need the squares of both sides as sets. The walk needs only
 * the board, and produces the moves one by one.
 */
public class SliderWalkSolution implements SliderWalk {
    private static final int[] STRAIGHT = {16, 1, -16, -1};
    private static final int[] DIAGONAL = {17, -15, -17, 15};

    @Override
    public long rook(int[] board, int from) {
        return walks(board, from, STRAIGHT);
    }

    @Override
    public long bishop(int[] board, int from) {
        return walks(board, from, DIAGONAL);
    }

    long walks(int[] board, int from, int[] steps) {
        long targets = 0;
        for (int step : steps) {
            int cell = from + step;
            while (Cells.isSquare(cell) && board[cell] == 0) {
                targets |= 1L << Cells.square(cell);
                cell += step;
            }
            if (Cells.isSquare(cell) && board[cell] > 0 != board[from] > 0) {
                targets |= 1L << Cells.square(cell);
            }
        }
        return targets;
    }

    /** The walk of the wrong answers: which pieces are taken, and which stop it. */
    private static long wrongWalks(
            int[] board, int from, int[] steps, boolean takes, boolean sparesOwn, boolean stops) {
        long targets = 0;
        for (int step : steps) {
            for (int cell = from + step; Cells.isSquare(cell); cell += step) {
                boolean own = board[cell] * board[from] > 0;
                if (board[cell] == 0 || (own ? !sparesOwn : takes)) {
                    targets |= 1L << Cells.square(cell);
                }
                if (stops && board[cell] != 0) {
                    break;
                }
            }
        }
        return targets;
    }

    @KnownWrong(
            fails = "enemiesAreTaken",
            says = "Your walk ends before the first piece, whoever it is. An enemy can be taken, so its square"
                    + " belongs to the answer.")
    static final class RayStopsBeforeBlocker extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            return wrongWalks(board, from, steps, false, true, true);
        }
    }

    @KnownWrong(
            fails = "ownPiecesBlock",
            says = "Your pieces walk through others as through air. The first piece on the way ends the walk.")
    static final class RayPassesBlocker extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            return wrongWalks(board, from, steps, true, true, false);
        }
    }

    @KnownWrong(
            fails = "ownPiecesBlock",
            says = "Your rook takes its own side's pieces. Compare the signs: both positive or both negative means"
                    + " the same side.")
    static final class OwnPiecesTaken extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            return wrongWalks(board, from, steps, true, false, true);
        }
    }

    @KnownWrong(
            fails = "blackMovesToo",
            says = "You take what is negative and spare what is positive, which is right for White only."
                    + " Compare with the piece that moves.")
    static final class SideToMoveIgnored extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            int[] white = board.clone();
            white[from] = Math.abs(board[from]);
            return super.walks(white, from, steps);
        }
    }

    @KnownWrong(
            fails = "rookAlone",
            says = "Your pieces go one step and rest. Rook and bishop repeat their step until something stops them.")
    static final class OneStepOnly extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            long targets = 0;
            for (int step : steps) {
                int cell = from + step;
                if (Cells.isSquare(cell) && board[cell] * board[from] <= 0) {
                    targets |= 1L << Cells.square(cell);
                }
            }
            return targets;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends SliderWalkSolution {
        @Override
        public long rook(int[] board, int from) {
            return new RayWalk().rook(Cells.square(from), Squares.bit(0));
        }
    }
}
