package sphericalknight.solutions.lowest;

import sphericalknight.exercises.lowest.SameSize;

/**
 * Exercise 5.7, solved by Gosper's hack: adding the lowest one carries through the lowest run, and all but one of the run's ones come back
 * at the bottom.
 *
 * <p>Other ways: divide the changed bits by the lowest one, as HAKMEM does, in place of counting zeros; a division takes longer. Or move the
 * lowest square that has room above it, square by square, as the contract does: the same, in a loop.
 */
public class SameSizeSolution implements SameSize {
    @Override
    public long next(long set) {
        long carried = set + (set & -set);
        if (carried == 0) {
            return 0;
        }
        long changed = set ^ carried;
        return carried | changed >>> 2 >>> Long.numberOfTrailingZeros(set);
    }
}
