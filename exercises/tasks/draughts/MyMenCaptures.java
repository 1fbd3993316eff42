package draughts;

import sphericalknight.draughts.Diagonals;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.draughts.MenCaptures;

class MyMenCaptures implements MenCaptures {
    @Override
    public int landings(int men, int enemies, int empty) {
        // Diagonals.step(set, direction),
        // directions 0 to 3: forward and backward.
        throw new NotStartedYet("TODO 11.2: step, & enemies, step, & empty");
    }

    @Override
    public int capturers(int men, int enemies, int empty) {
        // A landing square of one direction leads back to its man.
        throw new NotStartedYet("TODO 11.2: two steps back, each direction");
    }
}
