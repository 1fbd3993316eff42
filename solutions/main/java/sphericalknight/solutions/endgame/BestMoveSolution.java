package sphericalknight.solutions.endgame;

import java.util.function.IntUnaryOperator;
import sphericalknight.bits.Squares;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;
import sphericalknight.exercises.endgame.BestMove;

/**
 * Exercise 13.4, solved: look up the position after each of White's moves, and take the move whose position has the smallest distance to
 * mate; draws do not count.
 *
 * <p>Other ways: the essay's file stores the best move beside the distance. That needs only one look-up, and takes twice the space.
 */
public class BestMoveSolution implements BestMove {
    private static final MateTable TABLE = MateTable.build();

    @Override
    public String move(int whiteKing, int bishop, int knight, int blackKing) {
        Search search = new Search(whiteKing, bishop, knight, blackKing);
        return search.best(search.moves(search.men), BestMoveSolution::winsOnly);
    }

    private static int winsOnly(int moves) {
        return moves == MateTable.DRAW ? Integer.MAX_VALUE : moves;
    }

    /** A position with White to move: its moves, and the choice of the best one. */
    private static final class Search {
        private final int whiteKing;
        private final int bishop;
        private final int knight;
        private final int blackKing;
        private final long men;

        Search(int whiteKing, int bishop, int knight, int blackKing) {
            this.whiteKing = whiteKing;
            this.bishop = bishop;
            this.knight = knight;
            this.blackKing = blackKing;
            men = 1L << whiteKing | 1L << bishop | 1L << knight | 1L << blackKing;
        }

        /** The first move with the smallest {@code cost} of the table's value after the move; "" if every cost is Integer.MAX_VALUE. */
        String best(String[] choices, IntUnaryOperator cost) {
            String best = "";
            int fewest = Integer.MAX_VALUE;
            for (String move : choices) {
                int moves = cost.applyAsInt(after(move));
                if (moves < fewest) {
                    fewest = moves;
                    best = move;
                }
            }
            return best;
        }

        /** White's moves, such as "b5c6"; {@code blockers} are the squares that stop the bishop. */
        String[] moves(long blockers) {
            long besideBlack = KingMoves.attacks(1L << blackKing);
            String all = list(whiteKing, KingMoves.attacks(1L << whiteKing) & ~men & ~besideBlack)
                    + list(knight, KnightMoves.attacks(1L << knight) & ~men)
                    + list(bishop, rays(blockers) & ~men);
            return all.isEmpty() ? new String[0] : all.strip().split(" ");
        }

        int after(String move) {
            int from = Squares.square(move.substring(0, 2));
            int to = Squares.square(move.substring(2));
            return TABLE.moves(new MatePosition(
                    from == whiteKing ? to : whiteKing,
                    from == bishop ? to : bishop,
                    from == knight ? to : knight,
                    blackKing,
                    false));
        }

        private static String list(int from, long targets) {
            String list = "";
            for (long rest = targets; rest != 0; rest &= rest - 1) {
                list += Squares.name(from) + Squares.name(Long.numberOfTrailingZeros(rest)) + " ";
            }
            return list;
        }

        private long rays(long blockers) {
            long rays = 0;
            for (int step : new int[] {-9, -7, 7, 9}) {
                int square = bishop;
                int next = bishop + step;
                while (next >= 0 && next < 64 && Math.abs(next % 8 - square % 8) == 1) {
                    square = next;
                    rays |= 1L << square;
                    if ((blockers & 1L << square) != 0) {
                        break;
                    }
                    next += step;
                }
            }
            return rays;
        }
    }
}
