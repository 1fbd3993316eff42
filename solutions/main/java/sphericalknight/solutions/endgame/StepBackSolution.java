package sphericalknight.solutions.endgame;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.exercises.endgame.StepBack;

/**
 * Exercise 13.3, solved: from the escape squares back to their neighbours. All moves lose if no move reaches an escape square, and the
 * squares from which a move does reach one are the neighbours of the escape squares.
 *
 * <p>Other ways: square by square and move by move, as the essay does: 64 times eight look-ups instead of two calls for whole sets.
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
