package sphericalknight.solutions.pawn;

import sphericalknight.exercises.pawn.PassedPawns;

/**
 * Exercise 6.3, solved: white pawns in front of black pawns, on three files, are not passed.
 *
 * <p>Other ways: a table of 64 masks, the three files in front of each square; a pawn is passed if its mask contains no enemy pawn. It wins
 * for one pawn, and the fill for all of them. Widening first and filling afterwards gives the same result, because a fill stays on its
 * file.
 */
public class PassedPawnsSolution implements PassedPawns {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_H = ~0x8080_8080_8080_8080L;

    @Override
    public long passed(long white, long black) {
        long below = down(black >>> 8);
        long besides = ((below << 1) & NOT_A) | ((below >>> 1) & NOT_H);
        return white & ~(below | besides);
    }

    private static long down(long set) {
        set |= set >>> 8;
        set |= set >>> 16;
        return set | (set >>> 32);
    }
}
