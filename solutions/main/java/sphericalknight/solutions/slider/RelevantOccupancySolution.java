package sphericalknight.solutions.slider;

import sphericalknight.exercises.slider.RelevantOccupancy;

/**
 * Exercise 9.2, solved: walk along each ray as long as the next step stays on the board.
 *
 * <p>Other ways: the attacks on an empty board without the edges, but an edge on which the rook itself stands is kept; the library does it
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

    private static boolean isOnBoard(int file, int rank) {
        return (file & 7) == file && (rank & 7) == rank;
    }
}
