package sphericalknight.solutions.king;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.king.KingSteps;

/**
 * Exercise 3.2, solved: the squares he reaches, without those of his own pieces and without those that the enemy attacks.
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

    @KnownWrong(fails = "ownPieces", says = "He steps onto his own pieces: take them away from his reach.")
    static final class OwnIgnored extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~danger(knights, enemyKing);
        }
    }

    @KnownWrong(
            fails = "knights",
            says = "He steps into the reach of the knights. What they attack is KnightMoves.attacks(knights), for all"
                    + " of them at once.")
    static final class KnightsIgnored extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own | KingMoves.attacks(enemyKing));
        }
    }

    @KnownWrong(
            fails = "otherKing",
            says = "He walks up to the other king: two kings never stand side by side. Take away what the other king"
                    + " attacks.")
    static final class KingIgnored extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own | KnightMoves.attacks(knights));
        }
    }

    @KnownWrong(
            fails = "captures",
            says = "He never captures: you forbid the squares on which the knights stand. Only what is protected is"
                    + " forbidden.")
    static final class CaptureForgotten extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own | knights | danger(knights, enemyKing));
        }
    }

    @KnownWrong(
            fails = "captures",
            says = "He captures protected knights, and the protector takes him. A square that the enemy attacks is"
                    + " forbidden, occupied or not.")
    static final class ProtectionIgnored extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own | danger(knights, enemyKing) & ~knights);
        }
    }

    @KnownWrong(
            fails = "knights",
            says = "You forbid the squares of the enemy, not those that he attacks: use KnightMoves.attacks and"
                    + " KingMoves.attacks of them.")
    static final class OccupiedForAttacked extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own | knights | enemyKing);
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            long reach = KingMoves.count(Long.numberOfTrailingZeros(king)) == 0 ? 0 : KingMoves.attacks(king);
            return reach & ~(own | danger(knights, enemyKing));
        }
    }
}
