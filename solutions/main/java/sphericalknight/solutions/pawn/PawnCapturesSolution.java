package sphericalknight.solutions.pawn;

import sphericalknight.exercises.pawn.PawnCaptures;

/**
 * Exercise 6.2, solved: one diagonal step, the mask for the edge, and the enemies.
 *
 * <p>Other ways: a table of 64 attacks per colour is faster for a single pawn; but then there are two tables, and east and west are no
 * longer separate.
 */
public class PawnCapturesSolution implements PawnCaptures {
    private static final long NOT_A = ~0x0101_0101_0101_0101L;
    private static final long NOT_H = ~0x8080_8080_8080_8080L;

    @Override
    public long east(long pawns, long enemies) {
        return (pawns << 9) & NOT_A & enemies;
    }

    @Override
    public long west(long pawns, long enemies) {
        return (pawns << 7) & NOT_H & enemies;
    }
}
