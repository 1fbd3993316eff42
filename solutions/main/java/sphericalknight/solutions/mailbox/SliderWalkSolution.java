package sphericalknight.solutions.mailbox;

import sphericalknight.chess.mailbox.Cells;
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
}
