package sphericalknight.solutions.king;

import sphericalknight.exercises.king.King;

/**
 * Exercise 3.1, solved: eight shifts, with one mask for the three to the right and one for the three to the left.
 *
 * <p>Other ways: shift to both sides first, then the whole row of three up and down. This halves the number of shifts; the library does
 * it. For one king at a time, programs keep a table of 64 sets.
 */
public class KingSolution implements King {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_H = ~0x8080_8080_8080_8080L;

    @Override
    public long attacks(long kings) {
        long right = ((kings << 9) | (kings << 1) | (kings >>> 7)) & NOT_A;
        long left = ((kings << 7) | (kings >>> 1) | (kings >>> 9)) & NOT_H;
        long straight = (kings << 8) | (kings >>> 8);
        return right | left | straight;
    }
}
