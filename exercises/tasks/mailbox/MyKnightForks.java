package mailbox;

import sphericalknight.chess.mailbox.Cells;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.mailbox.KnightForks;

class MyKnightForks implements KnightForks {
    @Override
    public long forks(int[] board, int from) {
        // Allowed here: Cells.isSquare(cell) and Cells.square(cell).
        // Write down the eight steps, try each,
        // and count the enemies around that cell.
        throw new NotStartedYet("TODO 7.3: try each of the eight steps");
    }
}
