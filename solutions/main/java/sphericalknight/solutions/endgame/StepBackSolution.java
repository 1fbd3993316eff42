package sphericalknight.solutions.endgame;

import sphericalknight.chess.attack.KingMoves;
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
}
