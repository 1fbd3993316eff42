package sphericalknight.solutions.generator;

import sphericalknight.chess.attack.Path;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.position.Position;
import sphericalknight.exercise.KnownWrong;
import sphericalknight.exercises.generator.PinnedPieces;

/**
 * Exercise 10.2, solved: on an empty board the king looks out like a queen; the enemy sliders that he sees are the snipers. If exactly one
 * piece is between him and a sniper, and it is of his own side, it is pinned.
 *
 * <p>Other ways: find the king's first blockers, remove them, and look again; the new squares are the snipers ("x-ray"). This needs two
 * more slider look-ups, but no table of paths.
 */
public class PinnedPiecesSolution implements PinnedPieces {
    static final RayWalk WALK = new RayWalk();

    @Override
    public long pinned(int king, long own, long enemy, long straight, long diagonal) {
        long pinned = 0;
        for (long rest = snipers(king, straight, diagonal); rest != 0; rest &= rest - 1) {
            int sniper = Long.numberOfTrailingZeros(rest);
            long between = Path.between(king, sniper) & (own | enemy);
            pinned |= pinnedOf(between, own);
        }
        return pinned;
    }

    long snipers(int king, long straight, long diagonal) {
        return WALK.rook(king, 0) & straight | WALK.bishop(king, 0) & diagonal;
    }

    long pinnedOf(long between, long own) {
        return Long.bitCount(between) == 1 ? between & own : 0;
    }

    @KnownWrong(
            fails = "twoInBetween",
            says = "You call every piece between king and slider pinned. Two of them shield each other; count what"
                    + " stands between.")
    static final class ShieldedTwice extends PinnedPiecesSolution {
        @Override
        long pinnedOf(long between, long own) {
            return between & own;
        }
    }

    @KnownWrong(
            fails = "enemyInBetween",
            says = "You return enemy pieces. One that stands between its own rook and your king is not pinned: keep"
                    + " own ones.")
    static final class EnemyPinned extends PinnedPiecesSolution {
        @Override
        long pinnedOf(long between, long own) {
            return Long.bitCount(between) == 1 ? between : 0;
        }
    }

    @KnownWrong(
            fails = "enemyInBetween",
            says = "You count the own pieces between king and slider and overlook the enemy's. Any second piece ends"
                    + " the pin.")
    static final class EnemyOverlooked extends PinnedPiecesSolution {
        @Override
        long pinnedOf(long between, long own) {
            return Long.bitCount(between & own) == 1 ? between & own : 0;
        }
    }

    @KnownWrong(
            fails = "wrongKind",
            says = "Your bishops pin along files and your rooks along diagonals. A slider pins only along the lines"
                    + " it moves on.")
    static final class AnySliderAnyLine extends PinnedPiecesSolution {
        @Override
        long snipers(int king, long straight, long diagonal) {
            return (WALK.rook(king, 0) | WALK.bishop(king, 0)) & (straight | diagonal);
        }
    }

    @KnownWrong(
            fails = "bishop",
            says = "Nobody is pinned on a diagonal. Bishops pin, too, and queens on both kinds of lines.")
    static final class StraightOnly extends PinnedPiecesSolution {
        @Override
        long snipers(int king, long straight, long diagonal) {
            return WALK.rook(king, 0) & straight;
        }
    }

    @KnownWrong(
            fails = "several",
            says = "You stop at the first pinned piece. There can be one on each of the eight lines: go on, and join"
                    + " them by |.")
    static final class OnePieceOnly extends PinnedPiecesSolution {
        @Override
        public long pinned(int king, long own, long enemy, long straight, long diagonal) {
            return Long.lowestOneBit(super.pinned(king, own, enemy, straight, diagonal));
        }
    }

    @KnownWrong(
            fails = "rook",
            says = "You return the sliders that pin. The pinned piece stands between them and the king.")
    static final class SnipersReturned extends PinnedPiecesSolution {
        @Override
        public long pinned(int king, long own, long enemy, long straight, long diagonal) {
            long pinners = 0;
            for (long rest = snipers(king, straight, diagonal); rest != 0; rest &= rest - 1) {
                long between = Path.between(king, Long.numberOfTrailingZeros(rest)) & (own | enemy);
                pinners |= Long.bitCount(between) == 1 ? rest & -rest : 0;
            }
            return pinners;
        }
    }

    @KnownWrong(
            fails = "rook",
            says = "You return the whole path between king and slider. Only the piece that stands on it is pinned.")
    static final class PathReturned extends PinnedPiecesSolution {
        @Override
        public long pinned(int king, long own, long enemy, long straight, long diagonal) {
            long paths = 0;
            for (long rest = snipers(king, straight, diagonal); rest != 0; rest &= rest - 1) {
                long path = Path.between(king, Long.numberOfTrailingZeros(rest));
                paths |= Long.bitCount(path & (own | enemy)) == 1 ? path : 0;
            }
            return paths;
        }
    }

    @KnownWrong(
            fails = "rook",
            says = "Nobody is pinned on a file or a rank. Rooks pin, too, and queens on both kinds of lines.")
    static final class DiagonalOnly extends PinnedPiecesSolution {
        @Override
        long snipers(int king, long straight, long diagonal) {
            return WALK.bishop(king, 0) & diagonal;
        }
    }

    @KnownWrong(
            fails = "rook",
            says =
                    "Rooks pin along diagonals and bishops along files in your answer: the lines are exchanged. `straight` belongs to WALK.rook, `diagonal` to the bishop's lines.")
    static final class LinesExchanged extends PinnedPiecesSolution {
        @Override
        long snipers(int king, long straight, long diagonal) {
            return WALK.rook(king, 0) & diagonal | WALK.bishop(king, 0) & straight;
        }
    }

    @KnownWrong(
            fails = "nobody",
            says =
                    "You call pinned whoever stands on a line of the king. Without an enemy slider at the other end nobody is.")
    static final class EveryBlocker extends PinnedPiecesSolution {
        @Override
        public long pinned(int king, long own, long enemy, long straight, long diagonal) {
            return (WALK.rook(king, own | enemy) | WALK.bishop(king, own | enemy)) & own;
        }
    }

    @KnownWrong(fails = KnownWrong.RULES)
    static final class CallsTheLibrary extends PinnedPiecesSolution {
        @Override
        public long pinned(int king, long own, long enemy, long straight, long diagonal) {
            return Position.start().checkers();
        }
    }
}
