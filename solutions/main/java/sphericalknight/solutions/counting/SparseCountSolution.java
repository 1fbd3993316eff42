package sphericalknight.solutions.counting;

import sphericalknight.exercises.counting.SparseCount;

/**
 * Exercise 4.3, solved: subtracting 1 flips the lowest 1-bit and the zeros below it, and {@code &} keeps the bits that are set before and
 * after.
 *
 * <p>Other ways: {@code set ^ (set & -set)} takes the lowest square away, too, with one more operation. For sets of a few squares this
 * count is one of the fastest; for a full board it is as slow as looking at every square. Chess programs write {@code atLeast(checkers, 2)}
 * as {@code (checkers & (checkers - 1)) != 0}.
 */
public class SparseCountSolution implements SparseCount {
    @Override
    public int count(long set) {
        int count = 0;
        while (set != 0) {
            set &= set - 1;
            count++;
        }
        return count;
    }

    @Override
    public boolean atLeast(long set, int number) {
        if (number == 0) {
            return true;
        }
        for (int step = 1; step < number && set != 0; step++) {
            set &= set - 1;
        }
        return set != 0;
    }
}
