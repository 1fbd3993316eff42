package sphericalknight.solutions.mailbox;

import sphericalknight.bits.Squares;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.mailbox.Cells;
import sphericalknight.exercise.KnownWrong;
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

    /** The walk of the wrong answers: which pieces are taken, and which stop it. */
    private static long wrongWalks(
            int[] board, int from, int[] steps, boolean takes, boolean sparesOwn, boolean stops) {
        long targets = 0;
        for (int step : steps) {
            for (int cell = from + step; Cells.isSquare(cell); cell += step) {
                boolean own = board[cell] * board[from] > 0;
                if (board[cell] == 0 || (own ? !sparesOwn : takes)) {
                    targets |= 1L << Cells.square(cell);
                }
                if (stops && board[cell] != 0) {
                    break;
                }
            }
        }
        return targets;
    }

    @KnownWrong(
            fails = "enemiesAreTaken",
            says = "Your walk ends before the first piece, whoever it is. An enemy can be taken, so its square"
                    + " belongs to the answer.")
    static final class RayStopsBeforeBlocker extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            return wrongWalks(board, from, steps, false, true, true);
        }
    }

    @KnownWrong(
            fails = "ownPiecesBlock",
            says = "Your pieces walk through others as through air. The first piece on the way ends the walk.")
    static final class RayPassesBlocker extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            return wrongWalks(board, from, steps, true, true, false);
        }
    }

    @KnownWrong(
            fails = "ownPiecesBlock",
            says = "Your rook takes its own side's pieces. Compare the signs: both positive or both negative means"
                    + " the same side.")
    static final class OwnPiecesTaken extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            return wrongWalks(board, from, steps, true, false, true);
        }
    }

    @KnownWrong(
            fails = "blackMovesToo",
            says = "You take what is negative and spare what is positive, which is right for White only."
                    + " Compare with the piece that moves.")
    static final class SideToMoveIgnored extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            int[] white = board.clone();
            white[from] = Math.abs(board[from]);
            return super.walks(white, from, steps);
        }
    }

    @KnownWrong(
            fails = "rookAlone",
            says = "Your pieces go one step and rest. Rook and bishop repeat their step until something stops them.")
    static final class OneStepOnly extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            long targets = 0;
            for (int step : steps) {
                int cell = from + step;
                if (Cells.isSquare(cell) && board[cell] * board[from] <= 0) {
                    targets |= 1L << Cells.square(cell);
                }
            }
            return targets;
        }
    }

    @KnownWrong(
            fails = "enemiesAreTaken",
            says = "Your walk takes an enemy and goes on behind it. The first piece ends the walk, taken or not.")
    static final class GoesOnBehindCapture extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            long targets = 0;
            for (int step : steps) {
                int cell = from + step;
                while (Cells.isSquare(cell) && board[cell] * board[from] <= 0) {
                    targets |= 1L << Cells.square(cell);
                    cell += step;
                }
            }
            return targets;
        }
    }

    @KnownWrong(
            fails = "ownPiecesBlock",
            says =
                    "Your walk leaves out the squares of its own pieces, but goes on behind them. The first piece ends the walk.")
    static final class JumpsOverOwn extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            long targets = 0;
            for (int step : steps) {
                for (int cell = from + step; Cells.isSquare(cell); cell += step) {
                    if (board[cell] * board[from] <= 0) {
                        targets |= 1L << Cells.square(cell);
                    }
                    if (board[cell] * board[from] < 0) {
                        break;
                    }
                }
            }
            return targets;
        }
    }

    @KnownWrong(
            fails = "rookAlone",
            says =
                    "You take the number of the cell for the number of the bit: 1L << cell. Bits count squares, 8 to a rank, so the cell must become a square first.")
    static final class CellForBit extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            long targets = 0;
            for (long rest = super.walks(board, from, steps); rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                targets |= 1L << 16 * (square / 8) + square % 8;
            }
            return targets;
        }
    }

    @KnownWrong(
            fails = "rookAlone",
            says =
                    "The square where the piece stands is in your answer. It does not go there: the walk begins one step further on.")
    static final class OwnSquareIncluded extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            return super.walks(board, from, steps) | 1L << Cells.square(from);
        }
    }

    @KnownWrong(
            fails = "rookAlone",
            says =
                    "Your steps are those of a board 8 wide: 8, 7 and 9. Here one rank is 16 cells, so up is 16, and the diagonals are 15 and 17.")
    static final class EightWideSteps extends SliderWalkSolution {
        @Override
        public long rook(int[] board, int from) {
            return walks(board, from, new int[] {1, -1, 8, -8});
        }

        @Override
        public long bishop(int[] board, int from) {
            return walks(board, from, new int[] {7, -7, 9, -9});
        }
    }

    @KnownWrong(
            fails = "rookAlone",
            says =
                    "Rook and bishop are exchanged: your rook walks the diagonals (15 and 17), your bishop ranks and files (1 and 16).")
    static final class RookForBishop extends SliderWalkSolution {
        @Override
        public long rook(int[] board, int from) {
            return super.bishop(board, from);
        }

        @Override
        public long bishop(int[] board, int from) {
            return super.rook(board, from);
        }
    }

    @KnownWrong(
            fails = "rookAlone",
            says = "Your rook walks the diagonals, too, like a queen. A rook has four directions: 1, -1, 16 and -16.")
    static final class RookAsQueen extends SliderWalkSolution {
        @Override
        public long rook(int[] board, int from) {
            return super.rook(board, from) | super.bishop(board, from);
        }
    }

    @KnownWrong(
            fails = "bishopAlone",
            says =
                    "Your bishop walks ranks and files, too, like a queen. A bishop has four directions: 15, -15, 17 and -17.")
    static final class BishopAsQueen extends SliderWalkSolution {
        @Override
        public long bishop(int[] board, int from) {
            return super.rook(board, from) | super.bishop(board, from);
        }
    }

    @KnownWrong(
            fails = "ownPiecesBlock",
            says =
                    "Your pieces spare only pieces of their own kind: you ask whether the two numbers are equal. Own pieces are those whose number has the same sign.")
    static final class SamePieceForSameSide extends SliderWalkSolution {
        @Override
        long walks(int[] board, int from, int[] steps) {
            int[] others = board.clone();
            for (int cell = 0; cell < others.length; cell++) {
                boolean isOwn = board[cell] != board[from] && board[cell] * board[from] > 0;
                others[cell] = isOwn ? -board[cell] : board[cell];
            }
            return super.walks(others, from, steps);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends SliderWalkSolution {
        @Override
        public long rook(int[] board, int from) {
            return new RayWalk().rook(Cells.square(from), Squares.bit(0));
        }
    }
}
