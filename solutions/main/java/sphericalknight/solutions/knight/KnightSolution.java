package sphericalknight.solutions.knight;

import sphericalknight.exercises.knight.Knight;

/**
 * Exercise 2.1, solved: eight shifts, two per mask.
 *
 * <p>Other ways: a table of 64 sets, one lookup per knight, wins for a single knight; the shifts serve any number of knights at once.
 * Lesson 03 compares the two.
 */
public class KnightSolution implements Knight {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_AB = NOT_A & (NOT_A << 1);
    private static final long NOT_H = ~0x8080_8080_8080_8080L;
    private static final long NOT_GH = NOT_H & (NOT_H >>> 1);

    @Override
    public long attacks(long knights) {
        long oneRight = ((knights << 17) | (knights >>> 15)) & NOT_A;
        long oneLeft = ((knights << 15) | (knights >>> 17)) & NOT_H;
        long twoRight = ((knights << 10) | (knights >>> 6)) & NOT_AB;
        long twoLeft = ((knights << 6) | (knights >>> 10)) & NOT_GH;
        return oneRight | oneLeft | twoRight | twoLeft;
    }
}
