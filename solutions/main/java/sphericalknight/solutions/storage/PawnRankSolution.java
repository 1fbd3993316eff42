package sphericalknight.solutions.storage;

import sphericalknight.exercises.storage.PawnRank;

/**
 * Exercise 12.3, solved: a set of n pawns with the highest on square p of 48 (from 0) comes after all sets that fit below p, of which there
 * are C(p, n). The same holds for the remaining n - 1 pawns. So the rank is C(p1, 1) + C(p2, 2) + ... + C(pn, n), the combinatorial number
 * system.
 *
 * <p>Other ways: counting sets one by one up to the given one is right, but takes a second for eight pawns. Tables of C(48, 8) pawn sets
 * would take gigabytes; Pascal's triangle has 49 x 9 numbers.
 */
public class PawnRankSolution implements PawnRank {
    private static final long[][] CHOOSE = pascal(48);

    private static long[][] pascal(int places) {
        long[][] choose = new long[places + 1][9];
        for (int n = 0; n <= places; n++) {
            choose[n][0] = 1;
            for (int k = 1; k <= 8 && n > 0; k++) {
                choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
            }
        }
        return choose;
    }

    @Override
    public long rank(long pawns) {
        long rank = 0;
        int k = 1;
        for (long rest = pawns >>> 8; rest != 0; rest &= rest - 1) {
            rank += choose(Long.numberOfTrailingZeros(rest), k++);
        }
        return rank;
    }

    long choose(int n, int k) {
        return CHOOSE[n][k];
    }

    @Override
    public long pawns(long rank, int count) {
        long pawns = 0;
        long rest = rank;
        int place = 47;
        for (int k = count; k > 0; k--) {
            while (CHOOSE[place][k] > rest) {
                place--;
            }
            rest -= CHOOSE[place][k];
            pawns |= 1L << place;
        }
        return pawns << 8;
    }
}
