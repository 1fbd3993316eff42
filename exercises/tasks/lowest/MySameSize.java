package lowest;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.lowest.SameSize;

class MySameSize implements SameSize {
    @Override
    public long next(long set) {
        // Long.numberOfTrailingZeros is allowed here.
        throw new NotStartedYet("TODO 5.7: add the lowest one; what changed?");
    }
}
