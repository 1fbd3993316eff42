package sphericalknight.solutions.bitboards;

import sphericalknight.exercises.bitboards.SetAlgebra;

/**
 * Exercise 1.2, solved: one operator each.
 *
 * <p>Other ways: {@code (set >>> square & 1) != 0} shifts the bit down instead of a mask up, and {@code (part & whole) == part} or
 * {@code (part | whole) == whole} test for a subset. All of them are one or two instructions; use what is most readable.
 */
public class SetAlgebraSolution implements SetAlgebra {
    @Override
    public long with(long set, int square) {
        return set | (1L << square);
    }

    @Override
    public long without(long set, int square) {
        return set & ~(1L << square);
    }

    @Override
    public boolean contains(long set, int square) {
        return (set & (1L << square)) != 0;
    }

    @Override
    public boolean isSubset(long part, long whole) {
        return (part & ~whole) == 0;
    }
}
