package sphericalknight.solutions.mailbox;

import sphericalknight.chess.mailbox.Differences;
import sphericalknight.exercise.KnownWrong;
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

    @KnownWrong(
            fails = "blockers",
            says = "Your rooks and bishops look through other pieces. The difference only says that the line is right;"
                    + " walk it, and answer no when somebody stands in between.")
    static final class RayPassesBlocker extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            return couldAttack(board[from], to - from);
        }
    }

    @KnownWrong(
            fails = "blockers",
            says = "Your walk demands that the target itself is empty. Only the cells in between must be:"
                    + " a piece is attacked where it stands.")
    static final class RayStopsBeforeBlocker extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            boolean slides = Math.abs(board[from]) >= 3 && Math.abs(board[from]) <= 5;
            return couldAttack(board[from], to - from) && isOpen(board, from, to) && !(slides && board[to] != 0);
        }
    }

    @KnownWrong(
            fails = "pawns",
            says = "Your black pawns look up the board like White's. A negative piece attacks at -15 and -17.")
    static final class BlackShiftsLikeWhite extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            int piece = board[from] == -1 ? 1 : board[from];
            return couldAttack(piece, to - from) && isOpen(board, from, to);
        }
    }

    @KnownWrong(
            fails = "pawns",
            says = "Your pawns attack straight ahead. A pawn moves there; it attacks to both sides: 15 and 17, not 16.")
    static final class StraightOnly extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            if (Math.abs(board[from]) == 1) {
                return to - from == 16 * board[from];
            }
            return super.attacks(board, from, to);
        }
    }

    @KnownWrong(
            fails = "neighboursByNumberOnly",
            says = "You take differences of squares 0 to 63. There h1 and a2 differ by 1, as a1 and b1 do."
                    + " The differences of cells are different for each direction and distance.")
    static final class SquareDifference extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            int difference = (to + (to & 7)) / 2 - (from + (from & 7)) / 2;
            for (int[] steps : new int[][] {LINES, JUMPS}) {
                for (int step : steps) {
                    int narrow = Math.floorDiv(step + 8, 16) * 8 + Math.floorMod(step + 8, 16) - 8;
                    if (difference == narrow && couldAttack(board[from], step)) {
                        return true;
                    }
                }
            }
            return super.attacks(board, from, to);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            return board[from] == 2 && Differences.couldAttack(1, from, to);
        }
    }
}
