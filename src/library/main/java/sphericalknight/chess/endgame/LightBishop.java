package sphericalknight.chess.endgame;

import java.util.Arrays;
import sphericalknight.bits.Squares;

/**
 * The attacks of the light-squared bishop. Only two pieces can block it, the white king and the knight; the black king does not count,
 * because the squares behind him on the line of a check are attacked as soon as he moves.
 *
 * <pre>{@code
 * 6  . . . . . . - .     attacks(c2, king on f5, knight on b3) =
 * 5  . . . . . K . .       all squares on the four rays, without those
 * 4  - . . . x . . .       behind the king or behind the knight (-)
 * 3  . N . x . . . .
 * 2  . . B . . . . .     (the men's own squares count as attacked: they are guarded)
 * 1  . x . x . . . .
 *    a b c d e f g h
 * }</pre>
 */
final class LightBishop {
    private static final int[][] STEPS = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};
    private static final int[][][] RAYS = new int[32][4][];
    private static final long[] ATTACKS = new long[32];
    private static final long[][] BEHIND = new long[32][64];

    static {
        for (int index = 0; index < 32; index++) {
            for (int direction = 0; direction < 4; direction++) {
                int[] ray = walk(square(index), STEPS[direction]);
                RAYS[index][direction] = ray;
                remember(index, ray);
            }
        }
    }

    private LightBishop() {}

    private static int[] walk(int start, int[] step) {
        int[] ray = new int[7];
        int length = 0;
        int file = Squares.file(start) + step[0];
        int rank = Squares.rank(start) + step[1];
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            ray[length++] = 8 * rank + file;
            file += step[0];
            rank += step[1];
        }
        return Arrays.copyOf(ray, length);
    }

    private static void remember(int index, int[] ray) {
        long behind = 0;
        for (int i = ray.length - 1; i >= 0; i--) {
            BEHIND[index][ray[i]] = behind;
            behind |= 1L << ray[i];
        }
        ATTACKS[index] |= behind;
    }

    /** The light square with this index: 0 is b1, 31 is g8. */
    static int square(int index) {
        return isLight(2 * index) ? 2 * index : 2 * index + 1;
    }

    /** Whether {@code square} is light, as b1 and a2 are. */
    static boolean isLight(int square) {
        return (Squares.file(square) + Squares.rank(square)) % 2 == 1;
    }

    /** The squares attacked by a bishop on the light square {@code bishop}, with white men on {@code king} and {@code knight}. */
    static long attacks(int bishop, int king, int knight) {
        int index = bishop / 2;
        return ATTACKS[index] & ~BEHIND[index][king] & ~BEHIND[index][knight];
    }

    /** The four rays from the light square {@code bishop}: the squares of each, nearest first, up to the edge. */
    static int[][] rays(int bishop) {
        return RAYS[bishop / 2];
    }
}
