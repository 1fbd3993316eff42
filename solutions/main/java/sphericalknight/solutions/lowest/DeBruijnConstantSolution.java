package sphericalknight.solutions.lowest;

import sphericalknight.exercises.lowest.DeBruijnConstant;

/**
 * Exercise 5.6, solved: bit by bit, 0 before 1, with backtracking if a pattern occurs twice. The patterns already used are the bits of one
 * long.
 *
 * <p>Other ways: 1 before 0 finds another constant. "Prefer one" needs no backtracking: start with zeros, and append a 1 unless its pattern
 * has been used, otherwise a 0; this is Monroe Martin's rule of 1934. Lyndon words, concatenated in lexicographic order, give the smallest
 * constant directly.
 */
public class DeBruijnConstantSolution implements DeBruijnConstant {
    @Override
    public long constant(int window) {
        return extend(0, window, window, 1);
    }

    /**
     * The first constant that begins with the {@code length} bits of {@code prefix}, whose windows are {@code used} (bit i for pattern i);
     * 0 if there is none.
     */
    private static long extend(long prefix, int length, int window, long used) {
        int size = 1 << window;
        if (length == size) {
            return closesTheRing(prefix, window, used) ? prefix : 0;
        }
        for (long next = prefix << 1; next <= (prefix << 1 | 1); next++) {
            long pattern = 1L << (next & (size - 1));
            if ((used & pattern) == 0) {
                long constant = extend(next, length + 1, window, used | pattern);
                if (constant != 0) {
                    return constant;
                }
            }
        }
        return 0;
    }

    /** Whether the windows that extend into the zeros after the end are exactly the patterns missing from {@code used}. */
    private static boolean closesTheRing(long constant, int window, long used) {
        int size = 1 << window;
        for (int zeros = 1; zeros < window; zeros++) {
            used |= 1L << ((constant << zeros) & (size - 1));
        }
        return used == -1L >>> (64 - size);
    }
}
