package sphericalknight.solutions.slider;

import sphericalknight.chess.attack.RelevantSquares;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.slider.RelevantOccupancy;

/**
 * Exercise 9.2, solved: walk along each ray as long as the next step stays on the board.
 *
 * <p>Other ways: the attacks on the empty board without the edges, but an edge on which the rook itself stands is kept; the library does it
 * this way. The sets are computed once at the start of a program, so the clearest way wins.
 */
public class RelevantOccupancySolution implements RelevantOccupancy {
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

    @Override
    public long rook(int square) {
        return inner(square, STRAIGHT);
    }

    @Override
    public long bishop(int square) {
        return inner(square, DIAGONAL);
    }

    long inner(int square, int[][] directions) {
        long inner = 0;
        for (int[] direction : directions) {
            int file = (square & 7) + direction[0];
            int rank = (square >>> 3) + direction[1];
            while (isOnBoard(file + direction[0], rank + direction[1])) {
                inner |= 1L << (8 * rank + file);
                file += direction[0];
                rank += direction[1];
            }
        }
        return inner;
    }

    /** The whole rays, edges included. */
    private static long rays(int square, int[][] directions) {
        long rays = 0;
        for (int[] direction : directions) {
            int file = (square & 7) + direction[0];
            int rank = (square >>> 3) + direction[1];
            while (isOnBoard(file, rank)) {
                rays |= 1L << (8 * rank + file);
                file += direction[0];
                rank += direction[1];
            }
        }
        return rays;
    }

    private static boolean isOnBoard(int file, int rank) {
        return (file & 7) == file && (rank & 7) == rank;
    }

    @KnownWrong(
            fails = "rookInside",
            says = "Your masks reach to the edge. The last square of a ray is attacked in any case, and hides"
                    + " nothing; leaving it out makes the tables four times smaller, or more.")
    static final class EdgesIncluded extends RelevantOccupancySolution {
        @Override
        long inner(int square, int[][] directions) {
            return rays(square, directions);
        }
    }

    @KnownWrong(
            fails = "rookOnTheEdge",
            says = "You take all edges away from all squares. A rook on the a-file looks along the a-file, and pieces"
                    + " there do stop it: only the far ends of the rays may go.")
    static final class EdgesExcluded extends RelevantOccupancySolution {
        private static final long INNER = 0x007E_7E7E_7E7E_7E00L;

        @Override
        long inner(int square, int[][] directions) {
            return rays(square, directions) & INNER;
        }
    }

    @KnownWrong(
            fails = "rookInTheCorner",
            says = "Inside the board all is well. But a ray that runs along an edge ends in a corner, and your mask"
                    + " keeps that corner: it is the end of a ray like any other.")
    static final class CornersIncluded extends RelevantOccupancySolution {
        private static final long CORNERS = 0x8100_0000_0000_0081L;

        @Override
        public long rook(int square) {
            return super.rook(square) | rays(square, STRAIGHT) & CORNERS;
        }
    }

    @KnownWrong(
            fails = "rookInside",
            says = "The slider's own square is in your mask. It is always occupied, so it tells nothing, and doubles"
                    + " the table.")
    static final class OwnSquareIncluded extends RelevantOccupancySolution {
        @Override
        long inner(int square, int[][] directions) {
            return super.inner(square, directions) | 1L << square;
        }
    }

    @KnownWrong(
            fails = "rookInside",
            says = "Squares of the upper half appear in the lower one: 1 << 35 is 8, as an int has 32 bits. Write 1L"
                    + " <<.")
    static final class IntShift extends RelevantOccupancySolution {
        @Override
        long inner(int square, int[][] directions) {
            int cut = 0;
            for (long rest = super.inner(square, directions); rest != 0; rest &= rest - 1) {
                cut |= 1 << Long.numberOfTrailingZeros(rest);
            }
            return cut;
        }
    }

    @KnownWrong(
            fails = "rookOnTheEdge",
            says = "Your masks have files and ranks exchanged: the bit of a square is 8 * rank + file.")
    static final class FilesForRanks extends RelevantOccupancySolution {
        @Override
        long inner(int square, int[][] directions) {
            long inner = super.inner(square, directions);
            long turned = 0;
            for (long rest = inner; rest != 0; rest &= rest - 1) {
                int at = Long.numberOfTrailingZeros(rest);
                turned |= 1L << 8 * (at % 8) + at / 8;
            }
            return turned;
        }
    }

    @KnownWrong(
            fails = "rookInside",
            says = "Rook and bishop are exchanged: a rook looks along file and rank, a bishop along the diagonals.")
    static final class RookForBishop extends RelevantOccupancySolution {
        @Override
        public long rook(int square) {
            return super.bishop(square);
        }

        @Override
        public long bishop(int square) {
            return super.rook(square);
        }
    }

    @KnownWrong(
            fails = "rookInside",
            says = "Your rays end one square too early. Only the last square of each ray, on the edge, is left out.")
    static final class TwoTooShort extends RelevantOccupancySolution {
        @Override
        long inner(int square, int[][] directions) {
            long inner = 0;
            for (int[] direction : directions) {
                int file = (square & 7) + direction[0];
                int rank = (square >>> 3) + direction[1];
                while (isOnBoard(file + 2 * direction[0], rank + 2 * direction[1])) {
                    inner |= 1L << (8 * rank + file);
                    file += direction[0];
                    rank += direction[1];
                }
            }
            return inner;
        }
    }

    @KnownWrong(
            fails = "rookInside",
            says =
                    "Your rook's mask reaches to the edge. The last square of a ray is attacked in any case, and hides nothing.")
    static final class EdgesIncludedForRook extends RelevantOccupancySolution {
        @Override
        public long rook(int square) {
            return rays(square, STRAIGHT);
        }
    }

    @KnownWrong(
            fails = "bishopInside",
            says =
                    "Your bishop's mask reaches to the edge. The last square of a ray is attacked in any case, and hides nothing.")
    static final class EdgesIncludedForBishop extends RelevantOccupancySolution {
        @Override
        public long bishop(int square) {
            return rays(square, DIAGONAL);
        }
    }

    @KnownWrong(
            fails = "rookInside",
            says =
                    "Your masks hold only the first square of each ray. All squares of a ray but the last can hide something.")
    static final class NeighboursOnly extends RelevantOccupancySolution {
        @Override
        long inner(int square, int[][] directions) {
            long inner = 0;
            for (int[] direction : directions) {
                int file = (square & 7) + direction[0];
                int rank = (square >>> 3) + direction[1];
                boolean counts = isOnBoard(file + direction[0], rank + direction[1]);
                inner |= counts ? 1L << (8 * rank + file) : 0;
            }
            return inner;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends RelevantOccupancySolution {
        @Override
        public long rook(int square) {
            return RelevantSquares.rook(square);
        }
    }
}
