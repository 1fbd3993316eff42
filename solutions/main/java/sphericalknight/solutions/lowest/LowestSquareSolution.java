package sphericalknight.solutions.lowest;

import sphericalknight.exercises.lowest.LowestSquare;

/**
 * Exercise 5.1, solved: the negative number agrees with the set at its lowest 1-bit and below, and nowhere above; subtracting 1 changes the
 * lowest 1-bit and the bits below it.
 *
 * <p>Other ways: {@code set & ~(set - 1)} isolates as well, because {@code -set} is {@code ~(set - 1)}; {@code set ^ isolate(set)} clears.
 */
public class LowestSquareSolution implements LowestSquare {
    @Override
    public long isolate(long set) {
        return set & -set;
    }

    @Override
    public long clear(long set) {
        return set & (set - 1);
    }
}
