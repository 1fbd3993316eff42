package sphericalknight.chess.attack;

import sphericalknight.bits.Squares;

/**
 * Slider attacks square by square, as one would find them on a board: walk until a piece is in the way or the board ends. It is slow and
 * simple; all other methods are tested against it.
 *
 * <pre>{@code
 * 4  . X x R x x x x    from d4 to the left: c4 is empty, go on; b4 is occupied, stop; a4 is not reached
 *    a b c d e f g h
 * }</pre>
 */
public final class RayWalk implements Sliders {
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    private static final int[][] DIAGONAL = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

    @Override
    public long rook(int square, long occupied) {
        return walk(square, occupied, STRAIGHT);
    }

    @Override
    public long bishop(int square, long occupied) {
        return walk(square, occupied, DIAGONAL);
    }

    private static long walk(int square, long occupied, int[][] directions) {
        long attacks = 0;
        for (int[] direction : directions) {
            int file = Squares.file(square) + direction[0];
            int rank = Squares.rank(square) + direction[1];
            while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                long here = 1L << (8 * rank + file);
                attacks |= here;
                if ((occupied & here) != 0) {
                    break;
                }
                file += direction[0];
                rank += direction[1];
            }
        }
        return attacks;
    }

    @Override
    public String name() {
        return "raywalk";
    }

    @Override
    public int tableBytes() {
        return 0;
    }
}
