package bitboards;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.bitboards.SetAlgebra;

class MySetAlgebra implements SetAlgebra {
    @Override
    public long with(long set, int square) {
        throw new NotStartedYet("TODO 1.2: add one square to the set");
    }

    @Override
    public long without(long set, int square) {
        throw new NotStartedYet("TODO 1.2: keep all of the set but the square");
    }

    @Override
    public boolean contains(long set, int square) {
        throw new NotStartedYet("TODO 1.2: intersect; is anything left?");
    }

    @Override
    public boolean isSubset(long part, long whole) {
        throw new NotStartedYet("TODO 1.2: part minus whole: what is left?");
    }
}
