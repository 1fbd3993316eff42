package sphericalknight.solutions.king;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercises.king.KingSteps;

/**
 * Exercise 3.2, solved: the squares the king reaches, without those of his own pieces and without those that the enemy attacks.
 *
 * <p>Other ways: ask each of the eight squares whether a knight on it would reach an enemy knight, because attack is symmetric; this is
 * good if there are few steps and many kinds of enemies. Lesson 10 adds the sliders, and with them a trap: the king himself must not block
 * the ray behind him.
 */
public class KingStepsSolution implements KingSteps {
    @Override
    public long steps(long king, long own, long knights, long enemyKing) {
        long forbidden = own | danger(knights, enemyKing);
        return KingMoves.attacks(king) & ~forbidden;
    }

    private static long danger(long knights, long enemyKing) {
        return KnightMoves.attacks(knights) | KingMoves.attacks(enemyKing);
    }
}
