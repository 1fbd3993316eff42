package lowest;

import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.lowest.SquaresInOrder;

class MySquaresInOrder implements SquaresInOrder {
    @Override
    public int[] squares(long set) {
        // Allowed here: Long.bitCount,
        // Long.numberOfTrailingZeros, Long.reverseBytes.
        throw new NotStartedYet("TODO 5.4: which flip puts rank 8 lowest?");
    }
}
