package sphericalknight.solutions.pawn;

import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.pawn.PawnPushes;

/**
 * Exercise 6.1, solved: a shift and a mask; the double push is the push of a push that ends on the fourth rank.
 *
 * <p>Other ways: take the pawns of the second rank before the shifts, or the pushes on the third rank between them. All three test the rank
 * once; after the shifts, the mask is the fourth rank.
 */
public class PawnPushesSolution implements PawnPushes {
    private static final long RANK_2 = 0xFFL << 8;
    private static final long RANK_4 = 0xFFL << 24;

    @Override
    public long pushes(long pawns, long empty) {
        return (pawns << 8) & empty;
    }

    @Override
    public long doublePushes(long pawns, long empty) {
        return pushes(pushes(pawns, empty), empty) & RANK_4;
    }

    @KnownWrong(
            fails = "notThroughPieces",
            says = "Your pawns jump over a piece: a shift by 16 does not see the third rank. Push once, and push what"
                    + " has arrived a second time.")
    static final class DoublePushThroughPiece extends PawnPushesSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return ((pawns & RANK_2) << 16) & empty;
        }
    }

    @KnownWrong(
            fails = "onlyFromTheSecondRank",
            says = "Your pawns push twice from every rank. Only those of the second rank may, and they arrive on the"
                    + " fourth.")
    static final class DoublePushFromAnywhere extends PawnPushesSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return pushes(pushes(pawns, empty), empty);
        }
    }

    @KnownWrong(
            fails = "notOntoPieces",
            says = "The double push looks at the square it passes and not at the one where it ends. Both must be"
                    + " empty.")
    static final class LandsOnPieces extends PawnPushesSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return (pushes(pawns, empty) << 8) & RANK_4;
        }
    }

    @KnownWrong(
            fails = "eightSteps",
            says = "You read empty as occupied: your pawns push only where something stands. The parameter holds the"
                    + " squares without a piece.")
    static final class EmptyTakenForOccupied extends PawnPushesSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return (pawns << 8) & ~empty;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends PawnPushesSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return PawnMoves.whitePushes(pawns, empty);
        }
    }
}
