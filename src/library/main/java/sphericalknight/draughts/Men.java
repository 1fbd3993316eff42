package sphericalknight.draughts;

import static sphericalknight.draughts.Diagonals.step;

/**
 * The steps and captures of all simple men at once. A step is one rotation; a capture is two, with an enemy in the middle and an empty
 * square behind it.
 *
 * <pre>{@code
 * 5  . . . . x . .    w  white man on c3     step(c3)             = d4
 * 4  . . . b . . .    b  black man on d4     d4 & enemies         = d4, there is one
 * 3  . . w . . . .    x  e5, where w lands   step(d4) & empty     = e5
 *    a b c d e f g
 * }</pre>
 */
public final class Men {
    private static final int[] WHITE_FORWARD = {Diagonals.UP_LEFT, Diagonals.UP_RIGHT};
    private static final int[] BLACK_FORWARD = {Diagonals.DOWN_RIGHT, Diagonals.DOWN_LEFT};
    private static final int RANK_8 = Numbering.B.set("b8 d8 f8 h8");
    private static final int RANK_1 = Numbering.B.set("a1 c1 e1 g1");

    private Men() {}

    /** The two directions of {@link Diagonals} in which simple men step; they capture in all four. */
    static int[] forward(boolean white) {
        return white ? WHITE_FORWARD : BLACK_FORWARD;
    }

    /** The squares where a man becomes a king, as a set in numbering B: b8 d8 f8 h8 for White, a1 c1 e1 g1 for Black. */
    public static int lastRow(boolean white) {
        return white ? RANK_8 : RANK_1;
    }

    /** The squares to which men can step in one direction, as a set in numbering B: one bit per possible step. */
    public static int steps(int men, int empty, int direction) {
        return step(men, direction) & empty;
    }

    /**
     * The squares where captures in one direction land, as a set in numbering B: one bit per possible capture. The captured man is one step
     * back, the capturing man two steps.
     */
    public static int landings(int men, int enemies, int empty, int direction) {
        int inFront = step(men, direction) & enemies;
        return step(inFront, direction) & empty;
    }

    /** The squares of the men that can capture: a subset of {@code men}. */
    public static int capturers(int men, int enemies, int empty) {
        int capturers = 0;
        for (int direction = 0; direction < 4; direction++) {
            int back = Diagonals.opposite(direction);
            int landings = landings(men, enemies, empty, direction);
            capturers |= step(step(landings, back), back);
        }
        return capturers;
    }
}
