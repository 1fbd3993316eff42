package sphericalknight.draughts;

/**
 * Steps along the diagonals in numbering B. A set is an {@code int}; a step is a rotation, and a mask removes the men that would leave the
 * board and reappear on the other side.
 *
 * <pre>{@code
 *   UP_LEFT  + 1     UP_RIGHT + 7        a1 = 0, b2 = 7, c3 = 14, ... h8 = 17
 *          \         /                   c1 = 6, b2 = 7, a3 = 8
 *           .-------.
 *          /         \                   31 + 1 is 0 again: b8 steps up-left onto a1,
 *  DOWN_LEFT - 7    DOWN_RIGHT - 1       so only men on mayGo(direction) step
 * }</pre>
 */
public final class Diagonals {
    /** Direction 0: one file left, one rank up; + 1 modulo 32. */
    public static final int UP_LEFT = 0;
    /** Direction 1: one file right, one rank up; + 7 modulo 32. */
    public static final int UP_RIGHT = 1;
    /** Direction 2: one file right, one rank down; - 1 modulo 32. */
    public static final int DOWN_RIGHT = 2;
    /** Direction 3: one file left, one rank down; - 7 modulo 32. */
    public static final int DOWN_LEFT = 3;

    private static final int[] TURN = {1, 7, -1, -7};
    private static final int[] FILES = {-1, 1, 1, -1};
    private static final int[] RANKS = {1, 1, -1, -1};
    private static final int[] MAY_GO = new int[4];
    private static final int[][] RAY = new int[4][32];

    static {
        for (int direction = 0; direction < 4; direction++) {
            for (int bit = 0; bit < 32; bit++) {
                RAY[direction][bit] = walk(direction, bit);
                if (RAY[direction][bit] != 0) {
                    MAY_GO[direction] |= 1 << bit;
                }
            }
        }
    }

    private Diagonals() {}

    private static int walk(int direction, int bit) {
        int square = Numbering.B.square(bit);
        int file = (square & 7) + FILES[direction];
        int rank = (square >>> 3) + RANKS[direction];
        int ray = 0;
        while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
            ray |= 1 << Numbering.B.bit(8 * rank + file);
            file += FILES[direction];
            rank += RANKS[direction];
        }
        return ray;
    }

    /**
     * Moves every man of {@code set} one step; men that would leave the board are dropped.
     *
     * @param direction {@link #UP_LEFT}, {@link #UP_RIGHT}, {@link #DOWN_RIGHT} or {@link #DOWN_LEFT}
     */
    public static int step(int set, int direction) {
        return Integer.rotateLeft(set & MAY_GO[direction], TURN[direction]);
    }

    /**
     * The squares from which a step in {@code direction} stays on the board: all squares except those on the two edges that the direction
     * leads to.
     */
    public static int mayGo(int direction) {
        return MAY_GO[direction];
    }

    /**
     * All squares from {@code bit} to the edge of the board, without {@code bit} itself: 0 if a step in {@code direction} leaves the board.
     *
     * @param bit the start, 0 to 31 in numbering B
     */
    public static int ray(int direction, int bit) {
        return RAY[direction][bit];
    }

    /** The opposite direction: 0 to 3. */
    public static int opposite(int direction) {
        return direction ^ 2;
    }
}
