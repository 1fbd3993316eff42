package sphericalknight.solutions.draughts;

import sphericalknight.draughts.Numbering;
import sphericalknight.exercises.draughts.MenSteps;

/**
 * Exercise 11.1, solved: take the men that may step, rotate the word, keep the empty squares.
 *
 * <p>Other ways: mask after the rotation, with the edges where wrapped men arrive (the h-file and rank 1 after a step up-left). In
 * numbering A the step is 4 or 5 depending on the parity of the rank, so every direction costs two shifts and two masks instead of one
 * rotation and one mask.
 */
public class MenStepsSolution implements MenSteps {
    private static final int A_FILE = Numbering.B.set("a1 a3 a5 a7");
    private static final int H_FILE = Numbering.B.set("h2 h4 h6 h8");
    private static final int RANK_1 = Numbering.B.set("a1 c1 e1 g1");
    private static final int RANK_8 = Numbering.B.set("b8 d8 f8 h8");

    @Override
    public int white(int men, int empty) {
        int upLeft = Integer.rotateLeft(men & ~A_FILE & ~RANK_8, 1);
        int upRight = Integer.rotateLeft(men & ~H_FILE & ~RANK_8, 7);
        return (upLeft | upRight) & empty;
    }

    @Override
    public int black(int men, int empty) {
        int downRight = Integer.rotateRight(men & ~H_FILE & ~RANK_1, 1);
        int downLeft = Integer.rotateRight(men & ~A_FILE & ~RANK_1, 7);
        return (downLeft | downRight) & empty;
    }
}
