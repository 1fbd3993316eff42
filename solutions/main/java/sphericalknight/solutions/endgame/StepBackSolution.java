package sphericalknight.solutions.endgame;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.board.Shift;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.endgame.StepBack;

/**
 * Exercise 13.3, solved: from the escape squares back to the squares from which one can be reached. "Every move loses" is "no move does not
 * lose", and a set of squares from which there is such a move is the set of neighbours.
 *
 * <p>Other ways: square by square and move by move, as the essay does: 64 times eight look-ups instead of two fills.
 */
public class StepBackSolution implements StepBack {
    @Override
    public long lost(long standing, long guarded, long checked, long won) {
        long free = ~guarded;
        long movable = KingMoves.attacks(free);
        long alive = KingMoves.attacks(free & ~won);
        return standing & (checked | movable) & ~alive;
    }

    @KnownWrong(
            fails = "everyMove",
            says = "You accept a square as soon as one black move leads to a win for White, as if Black helped. That"
                    + " was the essay's author's first mistake, too: those are helpmates. Every move must lose.")
    static final class HelpmateAccepted extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            long mated = standing & checked & ~KingMoves.attacks(~guarded);
            return mated | (standing & KingMoves.attacks(~guarded & won));
        }
    }

    @KnownWrong(
            fails = "stalemate",
            says = "A king who cannot move has no move that does not lose, so your formula takes him. Without a check"
                    + " that is stalemate, and drawn.")
    static final class StalemateTakenForMate extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            return standing & ~KingMoves.attacks(~guarded & ~won);
        }
    }

    @KnownWrong(
            fails = "capture",
            says = "Your black king never takes a man. An unguarded white man stands on no square of `standing`, but"
                    + " the king may well go there.")
    static final class CaptureForgotten extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            long free = standing & ~guarded;
            return standing & (checked | KingMoves.attacks(free)) & ~KingMoves.attacks(free & ~won);
        }
    }

    @KnownWrong(
            fails = "onlyWay",
            says = "You find the mates and nothing else. A king who can move has lost as well, if every move leads to"
                    + " `won`.")
    static final class MatesOnly extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            return standing & checked & ~KingMoves.attacks(~guarded);
        }
    }

    @KnownWrong(
            fails = "mates",
            says =
                    "You leave the mates out: only a king who can move is lost in your answer. In check and without a move he is lost as well: checked or movable.")
    static final class MatesForgotten extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            long free = ~guarded;
            long movable = KingMoves.attacks(free);
            long alive = KingMoves.attacks(free & ~won);
            return standing & movable & ~alive;
        }
    }

    @KnownWrong(
            fails = "onlyWay",
            says =
                    "You find a king lost only where he stands in check. Without check he is lost as well, if he can move and every move leads to `won`.")
    static final class CheckRequired extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            long free = ~guarded;
            long movable = KingMoves.attacks(free);
            long alive = KingMoves.attacks(free & ~won);
            return standing & checked & ~alive;
        }
    }

    @KnownWrong(
            fails = "onlyWay",
            says =
                    "A king who can move is lost in your answer only if he is in check, and one who cannot always: it is the other way round. In check, or with a move: checked or movable.")
    static final class CheckRequiredToMove extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            long free = ~guarded;
            long movable = KingMoves.attacks(free);
            long alive = KingMoves.attacks(free & ~won);
            return standing & (checked | ~movable) & ~alive;
        }
    }

    @KnownWrong(
            fails = "mates",
            says =
                    "Guarded squares count as ways out in your answer. The black king may not go there: & ~guarded before you look for neighbours that are not won.")
    static final class GuardedSquaresAreWaysOut extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            long free = ~guarded;
            long movable = KingMoves.attacks(free);
            long alive = KingMoves.attacks(free & ~won);
            return standing & (checked | movable) & ~KingMoves.attacks(~won);
        }
    }

    @KnownWrong(
            fails = "onlyWay",
            says =
                    "The squares of `won` themselves are in your answer. A king who stands there is not lost for that: `won` is about the other side to move.")
    static final class WonSquaresAdded extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            long free = ~guarded;
            long movable = KingMoves.attacks(free);
            long alive = KingMoves.attacks(free & ~won);
            return won | standing & (checked | movable) & ~alive;
        }
    }

    @KnownWrong(
            fails = "everyMove",
            says =
                    "You accept a square as soon as one move leads to `won`, and the mates are left out. Every move must lose: no move to a free square that is not won.")
    static final class OneWonSquareIsEnough extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            long free = ~guarded;
            long movable = KingMoves.attacks(free);
            long alive = KingMoves.attacks(free & ~won);
            return standing & KingMoves.attacks(free & won);
        }
    }

    @KnownWrong(
            fails = "onlyWay",
            says = "Your answer has squares where no black king can stand. Keep `standing` at the end.")
    static final class StandingForgotten extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            long free = ~guarded;
            long movable = KingMoves.attacks(free);
            long alive = KingMoves.attacks(free & ~won);
            return (checked | movable) & ~alive;
        }
    }

    @KnownWrong(
            fails = "mates",
            says = "You take `won` for its opposite: the ways out are the free squares that are not won, free & ~won.")
    static final class WonForNotWon extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            long free = ~guarded;
            long movable = KingMoves.attacks(free);
            long alive = KingMoves.attacks(free & ~won);
            return standing & (checked | movable) & ~KingMoves.attacks(free & won);
        }
    }

    @KnownWrong(
            fails = "randomSets",
            says =
                    "You take `checked` for `guarded`: your black king may step beside the white one. `checked` says where he stands in check now, `guarded` where he may not go.")
    static final class CheckedForGuarded extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            long free = ~guarded;
            long movable = KingMoves.attacks(free);
            long alive = KingMoves.attacks(free & ~won);
            return standing & (checked | KingMoves.attacks(~checked)) & ~KingMoves.attacks(~checked & ~won);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            return Shift.by(standing, 1, 0);
        }
    }
}
