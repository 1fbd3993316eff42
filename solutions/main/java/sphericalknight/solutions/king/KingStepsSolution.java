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

    @KnownWrong(
            fails = "ownPieces",
            says =
                    "He goes wherever a king can, and nothing is ever taken away. Squares that are forbidden for one reason or another are joined with |; & keeps only those forbidden for every reason.")
    static final class NothingForbidden extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king);
        }
    }

    @KnownWrong(
            fails = "ownPieces",
            says =
                    "^ takes away forbidden squares that he reaches, but puts in those that he does not reach. Take away with & ~.")
    static final class XorForAndNot extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) ^ (own | danger(knights, enemyKing));
        }
    }

    @KnownWrong(
            fails = "otherKing",
            says =
                    "He walks up to the other king: you forbid only the square on which that one stands. Take away what he attacks, KingMoves.attacks(enemyKing).")
    static final class EnemyKingsSquareOnly extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own | KnightMoves.attacks(knights) | enemyKing);
        }
    }

    @KnownWrong(
            fails = "knights",
            says =
                    "You forbid the squares on which the knights stand, not those that they attack: KnightMoves.attacks(knights).")
    static final class KnightsSquaresOnly extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own | knights | KingMoves.attacks(enemyKing));
        }
    }

    @KnownWrong(
            fails = "knights",
            says =
                    "The knights attack like kings in yours, the squares beside them. They attack KnightMoves.attacks(knights).")
    static final class KnightsAsKings extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own | KingMoves.attacks(knights | enemyKing));
        }
    }

    @KnownWrong(
            fails = "otherKing",
            says = "The other king attacks like a knight in yours. He attacks KingMoves.attacks(enemyKing).")
    static final class KingAsKnight extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own | KnightMoves.attacks(knights | enemyKing));
        }
    }

    @KnownWrong(fails = "knights", says = "The knights attack like kings in yours, and the other king like a knight.")
    static final class AttacksExchanged extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own | KingMoves.attacks(knights) | KnightMoves.attacks(enemyKing));
        }
    }

    @KnownWrong(
            fails = "knights",
            says =
                    "You look at the jumps of his own pieces, as if they were knights of the enemy; and the knights themselves are never asked.")
    static final class OwnAsKnights extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own | danger(own, enemyKing));
        }
    }

    @KnownWrong(
            fails = "ownPieces",
            says =
                    "You look at the jumps of his own pieces, as if they were knights of the enemy. His own squares are forbidden, and what the knights of the enemy attack.")
    static final class OwnAsKnightsOnly extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~danger(own, enemyKing);
        }
    }

    @KnownWrong(
            fails = "ownPieces",
            says = "Only the knights are looked at: his own pieces and the other king forbid squares, too.")
    static final class OwnAndKingForgotten extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~KnightMoves.attacks(knights);
        }
    }

    @KnownWrong(
            fails = "ownPieces",
            says = "Only the other king is looked at: his own pieces and the knights forbid squares, too.")
    static final class OwnAndKnightsForgotten extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~KingMoves.attacks(enemyKing);
        }
    }

    @KnownWrong(
            fails = "knights",
            says = "Only his own pieces are looked at: what the knights and the other king attack is forbidden, too.")
    static final class EnemyForgotten extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~own;
        }
    }

    @KnownWrong(
            fails = "randomBoards",
            says =
                    "He goes onto his own pieces where the enemy attacks them, or only there: own squares and attacked squares are forbidden each by itself. Join them with |, not with ^.")
    static final class SafeOnOwnPieces extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own ^ danger(knights, enemyKing));
        }
    }

    @KnownWrong(
            fails = "alone",
            says =
                    "These are the squares that the enemy attacks near him: the very ones he may not go to. A complement ~ is missing.")
    static final class DangerForSteps extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & danger(knights, enemyKing);
        }
    }

    @KnownWrong(fails = "alone", says = "Your king jumps like a knight: his own reach is KingMoves.attacks(king).")
    static final class JumpsLikeAKnight extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KnightMoves.attacks(king) & ~(own | danger(knights, enemyKing));
        }
    }

    @KnownWrong(
            fails = "alone",
            says =
                    "These are all the squares that are safe and free, however far away. He takes one step: & KingMoves.attacks(king).")
    static final class AllSafeSquares extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return ~(own | danger(knights, enemyKing));
        }
    }

    @KnownWrong(
            fails = "ownPieces",
            says =
                    "Only squares that are forbidden for every reason at once are taken away. One reason is enough: join the forbidden sets with |, and take away what comes out.")
    static final class AndForOr extends KingStepsSolution {
        @Override
        public long steps(long king, long own, long knights, long enemyKing) {
            return KingMoves.attacks(king) & ~(own & KnightMoves.attacks(knights) & KingMoves.attacks(enemyKing));
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
