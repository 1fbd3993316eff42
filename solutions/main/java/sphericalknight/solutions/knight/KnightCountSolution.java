package sphericalknight.solutions.knight;

import sphericalknight.exercises.knight.KnightCount;

/**
 * Exercise 2.2, solved: from the square to its bit, to the set of attacked squares, to their number.
 *
 * <p>Other ways: a table of 64 counts. Or add the distances to the nearest edge along the rank and along the file, each at most 2; their
 * sum, 0 to 4, is the index into a table of five counts: 2, 3, 4, 6, 8. Only the set also tells which squares they are.
 */
public class KnightCountSolution implements KnightCount {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_AB = NOT_A & (NOT_A << 1);
    private static final long NOT_H = ~0x8080_8080_8080_8080L;
    private static final long NOT_GH = NOT_H & (NOT_H >>> 1);

    @Override
    public int moves(int square) {
        long knight = 1L << square;
        long targets = attacks(knight);
        return Long.bitCount(targets);
    }

    private static long attacks(long knights) {
        long oneRight = ((knights << 17) | (knights >>> 15)) & NOT_A;
        long oneLeft = ((knights << 15) | (knights >>> 17)) & NOT_H;
        long twoRight = ((knights << 10) | (knights >>> 6)) & NOT_AB;
        long twoLeft = ((knights << 6) | (knights >>> 10)) & NOT_GH;
        return oneRight | oneLeft | twoRight | twoLeft;
    }
}
