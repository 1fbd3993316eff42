package draughts;

import sphericalknight.draughts.Numbering;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.draughts.MenSteps;

class MyMenSteps implements MenSteps {
    private static final int LEFT_EDGE = Numbering.B.set("a1 a3 a5 a7");

    @Override
    public int white(int men, int empty) {
        // Integer.rotateLeft(set, n) is + n modulo 32.
        // Take the men that may go up-left, and rotate them by 1.
        throw new NotStartedYet("TODO 11.1: pick who may go, then rotate");
    }

    @Override
    public int black(int men, int empty) {
        // - n is Integer.rotateRight(set, n).
        throw new NotStartedYet("TODO 11.1: the same downwards, - 1 and - 7");
    }
}
