package king;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.king.King;

class MyKing implements King {
    @Override
    public long attacks(long kings) {
        throw new NotStartedYet("TODO 3.1: the squares around each king");
    }
}
