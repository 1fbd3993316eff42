package draughts;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.draughts.DiagonalGather;

class MyDiagonalGather implements DiagonalGather {
    @Override
    public int index(int occupied, int diagonal, int constant) {
        // Integer.bitCount(diagonal) is the number of squares.
        throw new NotStartedYet("TODO 11.3: mask, multiply, and bring the highest bits down");
    }

    @Override
    public int constant() {
        // Bits 0, 7, 14, 21, 28, 3, 10, 17: search, or look at them modulo 8.
        throw new NotStartedYet("TODO 11.3: find a constant for the great diagonal");
    }
}
