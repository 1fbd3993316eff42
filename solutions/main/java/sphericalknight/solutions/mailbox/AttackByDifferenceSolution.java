package sphericalknight.solutions.mailbox;

import sphericalknight.exercises.mailbox.AttackByDifference;

/**
 * Exercise 7.4, solved: a table of 239 differences tells whether a walk is worthwhile, and in which direction.
 *
 * <p>Other ways: divide the difference by each step (no table, slower). On bitboards: the attacks of a piece from {@code from}, and one
 * {@code &} with the target's bit; that needs the attacks of sliders first, lesson 09.
 */
public class AttackByDifferenceSolution implements AttackByDifference {
    private static final int[] LINES = {1, 16, -1, -16, 17, 15, -17, -15};
    private static final int[] JUMPS = {33, 31, 18, 14, -14, -18, -31, -33};
    private static final int[] STEP = new int[239];
    private static final int[] DISTANCE = new int[239];

    static {
        for (int step : LINES) {
            for (int times = 1; times <= 7; times++) {
                STEP[119 + times * step] = step;
                DISTANCE[119 + times * step] = times;
            }
        }
        for (int jump : JUMPS) {
            STEP[119 + jump] = jump;
        }
    }

    @Override
    public boolean attacks(int[] board, int from, int to) {
        return couldAttack(board[from], to - from) && isOpen(board, from, to);
    }

    private static boolean couldAttack(int piece, int difference) {
        int step = Math.abs(STEP[119 + difference]);
        int distance = DISTANCE[119 + difference];
        boolean straight = step == 1 || step == 16;
        boolean diagonal = step == 15 || step == 17;
        return switch (Math.abs(piece)) {
            case 1 -> diagonal && distance == 1 && difference > 0 == piece > 0;
            case 2 -> step != 0 && distance == 0;
            case 3 -> diagonal;
            case 4 -> straight;
            case 5 -> straight || diagonal;
            case 6 -> distance == 1;
            default -> false;
        };
    }

    private static boolean isOpen(int[] board, int from, int to) {
        int step = STEP[119 + to - from];
        int cell = from + step;
        while (cell != to && board[cell] == 0) {
            cell += step;
        }
        return cell == to;
    }
}
