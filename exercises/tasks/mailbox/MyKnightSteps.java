package mailbox;

import sphericalknight.chess.mailbox.Cells;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.mailbox.KnightSteps;

class MyKnightSteps implements KnightSteps {
    @Override
    public long moves(int[] board, int from) {
        // Allowed here: Cells.isSquare(cell) and Cells.square(cell).
        throw new NotStartedYet("TODO 7.3: write down the eight steps, 2 * 16 + 1 is the first, and try each");
    }
}
