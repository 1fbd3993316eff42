package draughts;

import sphericalknight.draughts.Numbering;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.draughts.MenCaptures;

class MyMenCaptures implements MenCaptures {
    private static final int LEFT_EDGE = Numbering.B.set("a1 a3 a5 a7");

    @Override
    public int landings(int men, int enemies, int empty) {
        // Forward and backward: four directions.
        throw new NotStartedYet("TODO 11.2: step, & enemies, step again, & empty");
    }

    @Override
    public int capturers(int men, int enemies, int empty) {
        // A landing square of one direction leads back to its man.
        throw new NotStartedYet("TODO 11.2: walk the two steps backwards, one direction at a time");
    }
}
