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

    @KnownWrong(fails = "eightSteps", says = "Your pawns move down the board, as black ones do. White moves up: << 8.")
    static final class PushesDown extends PawnPushesSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return (pawns >>> 8) & empty;
        }
    }

    @KnownWrong(fails = "blocked", says = "Your pawns push onto occupied squares. Keep only the empty ones: & empty.")
    static final class OntoAnything extends PawnPushesSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return pawns << 8;
        }
    }

    @KnownWrong(
            fails = "blocked",
            says =
                    "You ask whether the square of the pawn itself is empty. Shift first, then look which squares are empty: (pawns << 8) & empty.")
    static final class EmptyBehindTheStep extends PawnPushesSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return (pawns & empty) << 8;
        }
    }

    @KnownWrong(
            fails = "eightSteps",
            says =
                    "You give the pawns that can push. Asked are the squares on which they arrive: shift the pawns, not the empty squares.")
    static final class PawnsForTargets extends PawnPushesSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return pawns & empty >>> 8;
        }
    }

    @KnownWrong(fails = "eightSteps", says = "These are two steps up. A push is one: << 8.")
    static final class TwoSteps extends PawnPushesSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return (pawns << 16) & empty;
        }
    }

    @KnownWrong(
            fails = "eightSteps",
            says = "Your pawns move to the side as well. A push goes straight up, one rank: << 8.")
    static final class CapturesForPushes extends PawnPushesSolution {
        @Override
        public long pushes(long pawns, long empty) {
            return (pawns << 8 | pawns << 7 | pawns << 9) & empty;
        }
    }

    @KnownWrong(
            fails = "eightDoubleSteps",
            says =
                    "Your pawns move down the board, as black ones do. White moves up, from the second rank to the fourth.")
    static final class PushesDoublyDown extends PawnPushesSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return ((pawns & 0xFFL << 48) >>> 8 & empty) >>> 8 & empty;
        }
    }

    @KnownWrong(
            fails = "eightDoubleSteps",
            says = "The single pushes are in it, too. Asked are only the squares that are two steps away.")
    static final class SingleAndDouble extends PawnPushesSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return super.doublePushes(pawns, empty) | pushes(pawns & RANK_2, empty);
        }
    }

    @KnownWrong(
            fails = "eightDoubleSteps",
            says = "The single pushes are in it, too. Asked are only the squares that are two steps away.")
    static final class AllSinglesAndDoubles extends PawnPushesSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return super.doublePushes(pawns, empty) | pushes(pawns, empty);
        }
    }

    @KnownWrong(
            fails = "eightDoubleSteps",
            says = "You stop on the third rank: push what has arrived there a second time.")
    static final class StopsOnTheThirdRank extends PawnPushesSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return pushes(pawns & RANK_2, empty);
        }
    }

    @KnownWrong(
            fails = "notThroughPieces",
            says =
                    "Neither of the two squares is looked at: both, the one passed and the one where the push ends, must be empty.")
    static final class ThroughAndOnto extends PawnPushesSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return (pawns & RANK_2) << 16;
        }
    }

    @KnownWrong(
            fails = "eightDoubleSteps",
            says =
                    "You let the pawns of the third rank push twice. A double push begins on the second rank, 0xFFL << 8, and ends on the fourth, 0xFFL << 24.")
    static final class FromTheThirdRank extends PawnPushesSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return pushes(pushes(pawns & RANK_2 << 8, empty), empty);
        }
    }

    @KnownWrong(
            fails = "eightDoubleSteps",
            says =
                    "You let the pawns of the first rank push twice. A double push begins on the second rank, 0xFFL << 8, and ends on the fourth, 0xFFL << 24.")
    static final class FromTheFirstRank extends PawnPushesSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return pushes(pushes(pawns & RANK_2 >>> 8, empty), empty);
        }
    }

    @KnownWrong(
            fails = "eightDoubleSteps",
            says = "You give the pawns that can push twice. Asked are the squares on which they arrive.")
    static final class PawnsForTargetsOfTwo extends PawnPushesSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return pawns & RANK_2 & empty >>> 8 & empty >>> 16;
        }
    }

    @KnownWrong(
            fails = "notThroughPieces",
            says = "You let a pawn pass when one of the two squares is empty. Both must be.")
    static final class EitherSquareEmpty extends PawnPushesSolution {
        @Override
        public long doublePushes(long pawns, long empty) {
            return (pawns & RANK_2) << 16 & (empty | empty << 8);
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
