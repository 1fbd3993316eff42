package bitboards;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.bitboards.SetAlgebra;

class MySetAlgebra implements SetAlgebra {
    @Override
    public long with(long set, int square) {
        throw new NotStartedYet("TODO 1.2: make the set that holds this one square, and join it to the other");
    }

    @Override
    public long without(long set, int square) {
        throw new NotStartedYet("TODO 1.2: keep what is in the set and is not the square");
    }

    @Override
    public boolean contains(long set, int square) {
        throw new NotStartedYet("TODO 1.2: cut the set with the one square, and ask whether anything is left");
    }

    @Override
    public boolean isSubset(long part, long whole) {
        throw new NotStartedYet("TODO 1.2: take the whole away from the part; what may be left?");
    }
}
