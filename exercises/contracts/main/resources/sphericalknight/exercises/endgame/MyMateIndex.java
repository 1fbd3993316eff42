package endgame;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.endgame.MateIndex;

class MyMateIndex implements MateIndex {
    @Override
    public int index(int whiteKing, int bishop, int knight, int blackKing) {
        throw new NotStartedYet("TODO 13.1: four digits, the bishop's of 32");
    }

    @Override
    public int[] squares(int index) {
        throw new NotStartedYet("TODO 13.1: take the digits off, last first");
    }
}
