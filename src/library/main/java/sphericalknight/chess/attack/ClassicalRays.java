package sphericalknight.chess.attack;

import java.util.function.LongUnaryOperator;
import sphericalknight.chess.board.Shift;

/**
 * Slider attacks by eight stored rays per square: take the whole ray, find the nearest occupied square on it, and remove the ray that
 * starts on that square.
 *
 * <pre>{@code
 *    RAY[EAST][b4]          RAY[EAST][f4]          b4 to the east, something on f4
 * 4  . . x x x x x x    ^   . . . . . . x x    =   . . x x x o . .
 *    a b c d e f g h        a b c d e f g h        a b c d e f g h
 * }</pre>
 *
 * <p>On the four rays that lead to higher square numbers (north, east, the two upper diagonals) the nearest square is the lowest bit, on
 * the other four it is the highest. A ray without a blocker is not a special case: h8, whose own upward rays are empty, stands in for the
 * missing blocker; on downward rays a1 does.
 *
 * @see <a href="https://www.chessprogramming.org/Classical_Approach">Classical approach</a>
 */
public final class ClassicalRays implements Sliders {
    private static final int NORTH = 0;
    private static final int EAST = 1;
    private static final int NORTH_EAST = 2;
    private static final int NORTH_WEST = 3;
    private static final int SOUTH = 4;
    private static final int WEST = 5;
    private static final int SOUTH_WEST = 6;
    private static final int SOUTH_EAST = 7;

    private static final LongUnaryOperator[] STEPS = {
        Shift::north,
        Shift::east,
        Shift::northEast,
        Shift::northWest,
        Shift::south,
        Shift::west,
        Shift::southWest,
        Shift::southEast
    };

    private static final long A1 = 1L;
    private static final long H8 = 1L << 63;
    private static final long[][] RAY = new long[8][64];

    static {
        for (int square = 0; square < 64; square++) {
            for (int direction = 0; direction < 8; direction++) {
                LongUnaryOperator step = STEPS[direction];
                for (long set = step.applyAsLong(1L << square); set != 0; set = step.applyAsLong(set)) {
                    RAY[direction][square] |= set;
                }
            }
        }
    }

    @Override
    public long rook(int square, long occupied) {
        return up(NORTH, square, occupied)
                | up(EAST, square, occupied)
                | down(SOUTH, square, occupied)
                | down(WEST, square, occupied);
    }

    @Override
    public long bishop(int square, long occupied) {
        return up(NORTH_EAST, square, occupied)
                | up(NORTH_WEST, square, occupied)
                | down(SOUTH_WEST, square, occupied)
                | down(SOUTH_EAST, square, occupied);
    }

    private static long up(int direction, int square, long occupied) {
        long ray = RAY[direction][square];
        int nearest = Long.numberOfTrailingZeros((ray & occupied) | H8);
        return ray ^ RAY[direction][nearest];
    }

    private static long down(int direction, int square, long occupied) {
        long ray = RAY[direction][square];
        int nearest = 63 - Long.numberOfLeadingZeros((ray & occupied) | A1);
        return ray ^ RAY[direction][nearest];
    }

    @Override
    public String name() {
        return "classical";
    }

    @Override
    public int tableBytes() {
        return 8 * 64 * Long.BYTES;
    }
}
