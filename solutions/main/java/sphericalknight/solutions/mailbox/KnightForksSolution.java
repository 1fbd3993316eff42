package sphericalknight.solutions.mailbox;

import sphericalknight.chess.mailbox.Cells;
import sphericalknight.exercises.mailbox.KnightForks;

/**
 * Exercise 7.3, solved: the same eight numbers twice, once for the move and once for what it attacks.
 *
 * <p>Other ways: with sets, a fork square is attacked by two of the enemies as if they were knights, so lesson 02's shifts find all forks
 * of a board at once. This works on one knight, and could say whom it forks.
 */
public class KnightForksSolution implements KnightForks {
    private static final int[] STEPS = {33, 31, 18, 14, -14, -18, -31, -33};

    @Override
    public long forks(int[] board, int from) {
        long forks = 0;
        for (int step : steps()) {
            int to = from + step;
            if (Cells.isSquare(to) && mayStand(board[from], board[to]) && isFork(attacked(board, board[from], to))) {
                forks |= 1L << Cells.square(to);
            }
        }
        return forks;
    }

    int attacked(int[] board, int knight, int cell) {
        int attacked = 0;
        for (int step : steps()) {
            int target = cell + step;
            if (Cells.isSquare(target) && isEnemy(knight, board[target])) {
                attacked++;
            }
        }
        return attacked;
    }

    int[] steps() {
        return STEPS;
    }

    boolean mayStand(int knight, int onTarget) {
        return knight * onTarget <= 0;
    }

    boolean isEnemy(int knight, int onTarget) {
        return knight * onTarget < 0;
    }

    boolean isFork(int attacked) {
        return attacked >= 2;
    }
}
