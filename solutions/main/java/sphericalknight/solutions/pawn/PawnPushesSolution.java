package sphericalknight.solutions.pawn;

import sphericalknight.exercises.pawn.PawnPushes;

/**
 * Exercise 6.1, solved: a shift and a mask; the double push is the push of a push that ends on the fourth rank.
 *
 * <p>Other ways: take the pawns of the second rank before the shifts, or the pushes on the third rank between them. All three test the rank
 * once; after the shifts, the mask is the fourth rank.
 */
public class PawnPushesSolution implements PawnPushes {
    private static final long RANK_4 = 0xFFL << 24;

    @Override
    public long pushes(long pawns, long empty) {
        return (pawns << 8) & empty;
    }

    @Override
    public long doublePushes(long pawns, long empty) {
        return pushes(pushes(pawns, empty), empty) & RANK_4;
    }
}
