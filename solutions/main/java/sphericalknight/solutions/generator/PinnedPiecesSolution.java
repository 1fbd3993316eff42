package sphericalknight.solutions.generator;

import sphericalknight.chess.attack.Path;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.exercises.generator.PinnedPieces;

/**
 * Exercise 10.2, solved: the snipers are the enemy sliders that would attack the king on an otherwise empty board. If exactly one piece is
 * between the king and a sniper, and it belongs to the king's side, it is pinned.
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
}
