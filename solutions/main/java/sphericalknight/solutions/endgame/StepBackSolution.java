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

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends StepBackSolution {
        @Override
        public long lost(long standing, long guarded, long checked, long won) {
            return Shift.by(standing, 1, 0);
        }
    }
}
