package sphericalknight.solutions.mailbox;

import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.mailbox.Cells;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.mailbox.KnightSteps;

/**
 * Exercise 7.3, solved: eight numbers and one test.
 *
 * <p>Other ways: lesson 02 shifts all knights at once and masks four times. That works on sets; this works on one knight, and shows what it
 * captures.
 */
public class KnightStepsSolution implements KnightSteps {
    private static final int[] STEPS = {33, 31, 18, 14, -14, -18, -31, -33};

    @Override
    public long moves(int[] board, int from) {
        long targets = 0;
        for (int step : steps()) {
            int to = from + step;
            if (Cells.isSquare(to) && mayStand(board[from], board[to])) {
                targets |= 1L << Cells.square(to);
            }
        }
        return targets;
    }

    int[] steps() {
        return STEPS;
    }

    boolean mayStand(int piece, int onTarget) {
        return piece * onTarget <= 0;
    }

    @KnownWrong(
            fails = "noTeleportFromTheLeftEdge",
            says = "Your knights land beside the board and come out on its other side: no cell is tested before it is"
                    + " used. Ask isSquare first.")
    static final class NoEdgeMask extends KnightStepsSolution {
        @Override
        public long moves(int[] board, int from) {
            long targets = 0;
            for (int step : STEPS) {
                int to = from + step;
                if (to >= 0 && to < 128 && board[to] * board[from] <= 0) {
                    targets |= 1L << ((to >> 4 << 3) + (to & 15));
                }
            }
            return targets;
        }
    }

    @KnownWrong(
            fails = "ownPiecesAndEnemies",
            says = "Your knight takes its own side's pieces. A knight jumps over them, but it may not land on them.")
    static final class OwnPiecesTaken extends KnightStepsSolution {
        @Override
        boolean mayStand(int piece, int onTarget) {
            return true;
        }
    }

    @KnownWrong(
            fails = "ownPiecesAndEnemies",
            says = "Your knight goes to empty squares only. It may take an enemy: there the two pieces have different"
                    + " signs.")
    static final class CaptureForgotten extends KnightStepsSolution {
        @Override
        boolean mayStand(int piece, int onTarget) {
            return onTarget == 0;
        }
    }

    @KnownWrong(
            fails = "middleHasEightMoves",
            says = "Your steps are those of a board 8 wide: 17, 15, 10 and 6. Here one rank is 16 cells, so two up"
                    + " and one right is 33.")
    static final class EightWideSteps extends KnightStepsSolution {
        @Override
        int[] steps() {
            return new int[] {17, 15, 10, 6, -6, -10, -15, -17};
        }
    }

    @KnownWrong(
            fails = "blackMovesToo",
            says = "You spare what is positive and take what is negative, which is right for White only."
                    + " Compare with the knight that moves.")
    static final class SideToMoveIgnored extends KnightStepsSolution {
        @Override
        boolean mayStand(int piece, int onTarget) {
            return onTarget <= 0;
        }
    }

    @KnownWrong(
            fails = "middleHasEightMoves",
            says =
                    "You let steps of three in: one and two make three, and so do three and none. A knight goes one to one side and two to the other, never straight.")
    static final class SumOfThree extends KnightStepsSolution {
        @Override
        int[] steps() {
            return new int[] {33, 31, 18, 14, -14, -18, -31, -33, 3, -3, 48, -48};
        }
    }

    @KnownWrong(
            fails = "ownPiecesAndEnemies",
            says =
                    "Your knight spares only other knights of its side: you ask whether the two numbers are equal. Own pieces are those whose number has the same sign.")
    static final class SamePieceForSameSide extends KnightStepsSolution {
        @Override
        boolean mayStand(int piece, int onTarget) {
            return piece != onTarget;
        }
    }

    @KnownWrong(
            fails = "middleHasEightMoves",
            says = "Your knight goes only where an enemy stands. Empty squares, 0, are free as well.")
    static final class EnemiesOnly extends KnightStepsSolution {
        @Override
        boolean mayStand(int piece, int onTarget) {
            return piece * onTarget < 0;
        }
    }

    @KnownWrong(
            fails = "middleHasEightMoves",
            says =
                    "You take the number of the cell for the number of the bit: 1L << cell. Bits count squares, 8 to a rank, so the cell must become a square first.")
    static final class CellForBit extends KnightStepsSolution {
        @Override
        public long moves(int[] board, int from) {
            long targets = 0;
            for (int step : STEPS) {
                int to = from + step;
                if (Cells.isSquare(to) && mayStand(board[from], board[to])) {
                    targets |= 1L << to;
                }
            }
            return targets;
        }
    }

    @KnownWrong(
            fails = "ownPiecesAndEnemies",
            says =
                    "You spare what is negative and take what is positive, which is right for Black only. Compare with the knight that moves.")
    static final class BlackSpared extends KnightStepsSolution {
        @Override
        boolean mayStand(int piece, int onTarget) {
            return onTarget >= 0;
        }
    }

    @KnownWrong(
            fails = "ownPiecesAndEnemies",
            says =
                    "Your knight takes its own pieces and spares the enemy: the comparison is the wrong way round. Different signs mean different sides.")
    static final class OwnForEnemy extends KnightStepsSolution {
        @Override
        boolean mayStand(int piece, int onTarget) {
            return piece * onTarget >= 0;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends KnightStepsSolution {
        @Override
        public long moves(int[] board, int from) {
            return KnightMoves.attacks(1L << Cells.square(from));
        }
    }
}
