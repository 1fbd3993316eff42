package lowest;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.lowest.ModuloSquare;

class MyModuloSquare implements ModuloSquare {
    @Override
    public int lowest(long set) {
        throw new NotStartedYet("TODO 5.2: isolate, divide by 67, look up");
    }
}
