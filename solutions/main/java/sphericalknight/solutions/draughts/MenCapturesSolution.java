package sphericalknight.solutions.draughts;

import sphericalknight.draughts.Numbering;
import sphericalknight.exercises.draughts.MenCaptures;

/**
 * Exercise 11.2, solved: one step with its mask, used twice; the same steps backwards find the men.
 *
 * <p>Another way: start from the empty squares. {@code step(step(empty, back) & enemies, back) & men} gives the men that can capture in one
 * direction. It needs two steps fewer, but does not compute the landings; a generator that needs both keeps them.
 */
public class MenCapturesSolution implements MenCaptures {
    private static final int[] TURN = {1, 7, -1, -7};

    private static final int[] MAY_GO = {
        ~Numbering.B.set("a1 a3 a5 a7 b8 d8 f8 h8"),
        ~Numbering.B.set("h2 h4 h6 h8 b8 d8 f8"),
        ~Numbering.B.set("h2 h4 h6 h8 a1 c1 e1 g1"),
        ~Numbering.B.set("a1 a3 a5 a7 c1 e1 g1")
    };

    private static int step(int set, int direction) {
        return Integer.rotateLeft(set & MAY_GO[direction], TURN[direction]);
    }

    @Override
    public int landings(int men, int enemies, int empty) {
        int landings = 0;
        for (int direction = 0; direction < 4; direction++) {
            landings |= jump(men, enemies, empty, direction);
        }
        return landings;
    }

    @Override
    public int capturers(int men, int enemies, int empty) {
        int capturers = 0;
        for (int direction = 0; direction < 4; direction++) {
            int back = direction ^ 2;
            capturers |= step(step(jump(men, enemies, empty, direction), back), back);
        }
        return capturers;
    }

    /** The landings in one direction: the part that most of the wrong answers change. */
    int jump(int men, int enemies, int empty, int direction) {
        return step(step(men, direction) & enemies, direction) & empty;
    }
}
