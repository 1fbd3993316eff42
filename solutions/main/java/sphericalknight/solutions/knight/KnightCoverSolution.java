package sphericalknight.solutions.knight;

import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.exercises.knight.KnightCover;

/**
 * Exercise 2.2, solved: some knight must attack the lowest square of the region, so only the at most eight squares from which it is attacked
 * are tried, for no knight, one knight, two knights and so on.
 *
 * <p>Other ways: try all sets of so many squares (64 · 63 · 62 / 6 = 41,664 for three knights); or keep, for each number of knights, every
 * part of the region that they can attack. Taking the knight that attacks most, again and again, is fast, but not always smallest.
 */
public class KnightCoverSolution implements KnightCover {
    /** No cover; the full board is never a smallest one. */
    private static final long NONE = -1L;

    @Override
    public long cover(long region) {
        int knights = 0;
        long cover = cover(region, knights);
        while (cover == NONE) {
            knights++;
            cover = cover(region, knights);
        }
        return cover;
    }

    private static long cover(long region, int knights) {
        if (region == 0) {
            return 0;
        }
        if (knights == 0) {
            return NONE;
        }
        long attackers = KnightMoves.attacks(region & -region);
        for (long left = attackers; left != 0; left &= left - 1) {
            long knight = left & -left;
            long others = cover(region & ~KnightMoves.attacks(knight), knights - 1);
            if (others != NONE) {
                return knight | others;
            }
        }
        return NONE;
    }
}
