package king;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercises.king.KingSteps;

class MyKingSteps implements KingSteps {
    @Override
    public long steps(long king, long own, long knights, long enemyKing) {
        // KingMoves.attacks and KnightMoves.attacks
        // are yours to use, for any set.
        long reach = KingMoves.attacks(king);
        long jumps = KnightMoves.attacks(knights);
        throw new NotStartedYet("TODO 3.2: what is taken from his reach?");
    }
}
