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

    @KnownWrong(
            fails = "blockers",
            says =
                    "Your pieces do not attack squares where their own side stands. They do: they guard them, and the enemy king may not take there. Who stands on the target does not matter.")
    static final class OwnPiecesNotAttacked extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            return board[from] * board[to] <= 0 && super.attacks(board, from, to);
        }
    }

    @KnownWrong(
            fails = "knightAndKing",
            says =
                    "Your pieces attack only where somebody stands. Empty squares are attacked, too: whether the target is empty does not matter.")
    static final class EmptyTargetNotAttacked extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            return board[to] != 0 && super.attacks(board, from, to);
        }
    }

    @KnownWrong(
            fails = "pawns",
            says =
                    "Your pawns look up and down the board. White's attack upwards only, at + 15 and + 17, Black's downwards only.")
    static final class PawnsToBothSides extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            int difference = Math.abs(to - from);
            return super.attacks(board, from, to)
                    || Math.abs(board[from]) == 1 && (difference == 15 || difference == 17);
        }
    }

    @KnownWrong(
            fails = "pawns",
            says = "Your pawns look the wrong way: White's attack upwards, at + 15 and + 17, Black's downwards.")
    static final class PawnsTurnedRound extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            int piece = Math.abs(board[from]) == 1 ? -board[from] : board[from];
            return couldAttack(piece, to - from) && isOpen(board, from, to);
        }
    }

    @KnownWrong(
            fails = "knightAndKing",
            says =
                    "Your king attacks along whole lines, like a queen. He goes one step: the difference is 1, 15, 16 or 17.")
    static final class KingSlides extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            int piece = Math.abs(board[from]) == 6 ? 5 : board[from];
            return couldAttack(piece, to - from) && isOpen(board, from, to);
        }
    }

    @KnownWrong(
            fails = "knightAndKing",
            says = "Your king does not attack along the diagonals. He has eight neighbours: 1 and 16, and 15 and 17.")
    static final class KingLikeRook extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            int difference = Math.abs(to - from);
            boolean isCorner = Math.abs(board[from]) == 6 && (difference == 15 || difference == 17);
            return !isCorner && super.attacks(board, from, to);
        }
    }

    @KnownWrong(fails = "slidersAlone", says = "Your queen moves like a rook only. She has the diagonals as well.")
    static final class QueenLikeRook extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            int piece = Math.abs(board[from]) == 5 ? 4 : board[from];
            return couldAttack(piece, to - from) && isOpen(board, from, to);
        }
    }

    @KnownWrong(fails = "slidersAlone", says = "Your queen moves like a bishop only. She has ranks and files as well.")
    static final class QueenLikeBishop extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            int piece = Math.abs(board[from]) == 5 ? 3 : board[from];
            return couldAttack(piece, to - from) && isOpen(board, from, to);
        }
    }

    @KnownWrong(
            fails = "slidersAlone",
            says =
                    "Rook and bishop are exchanged: 3 is the bishop, with differences of 15 and 17, and 4 the rook, with 1 and 16.")
    static final class RookForBishop extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            int kind = Math.abs(board[from]);
            int piece = kind == 3 ? 4 : kind == 4 ? 3 : board[from];
            return couldAttack(piece, to - from) && isOpen(board, from, to);
        }
    }

    @KnownWrong(
            fails = "knightAndKing",
            says =
                    "Your black pieces attack nothing: you compare with 1 to 6 only. Black's are the same numbers with a minus sign: Math.abs.")
    static final class WhiteOnly extends AttackByDifferenceSolution {
        @Override
        public boolean attacks(int[] board, int from, int to) {
            return board[from] > 0 && super.attacks(board, from, to);
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
