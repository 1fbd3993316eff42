package sphericalknight.draughts;

import java.util.function.IntUnaryOperator;

/**
 * The two diagonals through each square and the reach along them, shared by the table-driven methods.
 *
 * <pre>{@code
 * 4  . . . / . .      the line up-right through b2: a1 b2 c3 d4 ... h8
 * 3  \ . / . . .      the line up-left through b2:  c1 b2 a3
 * 2  . K . . . .      relevant squares: the line without K and without its two ends;
 * 1  / . \ . . .      a man on an end changes nothing: no square is behind it
 *    a b c d e f
 * }</pre>
 */
final class KingLines {
    /** The rising line, up-right and down-left. */
    static final int RISING = 0;
    /** The falling line, up-left and down-right. */
    static final int FALLING = 1;

    private static final int[][] DIRECTIONS = {
        {Diagonals.UP_RIGHT, Diagonals.DOWN_LEFT}, {Diagonals.UP_LEFT, Diagonals.DOWN_RIGHT}
    };
    private static final int[][] RELEVANT = new int[2][32];

    static {
        for (int line = 0; line < 2; line++) {
            for (int square = 0; square < 32; square++) {
                RELEVANT[line][square] =
                        withoutEnd(square, DIRECTIONS[line][0]) | withoutEnd(square, DIRECTIONS[line][1]);
            }
        }
    }

    private KingLines() {}

    private static int withoutEnd(int square, int direction) {
        return Diagonals.ray(direction, square) & Diagonals.mayGo(direction);
    }

    /** The squares of the line through {@code square} whose occupancy matters, at most six. */
    static int relevant(int line, int square) {
        return RELEVANT[line][square];
    }

    /** The squares a king on {@code square} sees along one line, up to and including the first man each way; found by walking. */
    static int seen(int line, int square, int occupied) {
        int both = Diagonals.ray(DIRECTIONS[line][0], square) | Diagonals.ray(DIRECTIONS[line][1], square);
        return WalkReach.INSTANCE.reach(square, occupied) & both;
    }

    /** The answers of {@link #seen} to every subset of {@code mask}, each at the place that {@code index} gives to the subset. */
    static int[] table(int line, int square, int mask, IntUnaryOperator index) {
        int[] seen = new int[1 << Integer.bitCount(mask)];
        for (int packed = 0; packed < seen.length; packed++) {
            int subset = Gather.scatter(packed, mask);
            seen[index.applyAsInt(subset)] = seen(line, square, subset);
        }
        return seen;
    }
}
