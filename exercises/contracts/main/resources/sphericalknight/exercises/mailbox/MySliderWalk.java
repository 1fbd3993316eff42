package mailbox;

import sphericalknight.chess.mailbox.Cells;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.mailbox.SliderWalk;

class MySliderWalk implements SliderWalk {
    @Override
    public long rook(int[] board, int from) {
        // Allowed here: Cells.isSquare(cell) and Cells.square(cell).
        // Walk to the right until the edge, a piece of your own, or an enemy.
        throw new NotStartedYet("TODO 7.2: walk to the right first");
    }

    @Override
    public long bishop(int[] board, int from) {
        // Only the four numbers are different.
        // Walk along the diagonals as the rook does along the lines.
        throw new NotStartedYet("TODO 7.2: walk along the diagonals");
    }
}
