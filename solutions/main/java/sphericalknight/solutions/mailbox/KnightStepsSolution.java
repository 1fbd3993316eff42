package sphericalknight.solutions.mailbox;

import sphericalknight.chess.mailbox.Cells;
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
}
