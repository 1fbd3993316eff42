package sphericalknight.chess.endgame;

import java.util.Arrays;
import sphericalknight.bits.SetWalk;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;

/**
 * The positions found lost in the last step, and the step back from them: for a row (white king and bishop) and each of the 64 squares of
 * the knight, the set of black king squares for which some white move leads to a lost position.
 *
 * <pre>{@code
 *   pulled[knight]  |=  lost[other king][bishop][knight]     a king's move
 *   pulled[knight]  |=  lost[king][other bishop][knight]     a bishop's move, unless the knight is in the way
 *   pulled[knight]  |=  lost[king][bishop][other knight]     a knight's move
 * }</pre>
 *
 * <p>The many rows in which nothing new was found are skipped.
 */
final class LostSets {
    private static final int[][] KING = new int[64][];
    private static final int[][] KNIGHT = new int[64][];

    static {
        for (int square = 0; square < 64; square++) {
            KING[square] = SetWalk.squares(KingMoves.attacks(1L << square));
            KNIGHT[square] = SetWalk.squares(KnightMoves.attacks(1L << square));
        }
    }

    private final long[] lost = new long[Placement.COUNT];
    private final boolean[] filled = new boolean[Placement.ROWS];

    void add(int placement, long set) {
        lost[placement] = set;
        filled[placement >>> 6] = true;
    }

    void clear() {
        for (int row = 0; row < Placement.ROWS; row++) {
            if (filled[row]) {
                Arrays.fill(lost, row * 64, row * 64 + 64, 0);
                filled[row] = false;
            }
        }
    }

    /**
     * Sets {@code pulled[knight]}, for each square of the knight, to the black king squares for which some white move leads to a lost
     * position. Returns false if all of these sets are known to be empty.
     */
    boolean pullInto(long[] pulled, int row) {
        Arrays.fill(pulled, 0);
        int king = Placement.king(row * 64);
        int bishop = Placement.bishop(row * 64);
        return kingMoves(pulled, king, bishop) | bishopMoves(pulled, king, bishop) | knightMoves(pulled, row);
    }

    private boolean kingMoves(long[] pulled, int king, int bishop) {
        boolean any = false;
        for (int to : KING[king]) {
            int mirrors = Triangle.mirrorsOf(to);
            int row = Placement.row(Triangle.mirrored(mirrors, to), Triangle.mirrored(mirrors, bishop));
            if (filled[row]) {
                any = true;
                if (mirrors == 0) {
                    or(pulled, row * 64);
                } else {
                    orMirrored(pulled, row * 64, mirrors);
                }
            }
        }
        return any;
    }

    private boolean bishopMoves(long[] pulled, int king, int bishop) {
        boolean any = false;
        for (int[] ray : LightBishop.rays(bishop)) {
            for (int i = 0; i < ray.length && ray[i] != king; i++) {
                int row = Placement.row(king, ray[i]);
                if (filled[row]) {
                    any = true;
                    orUnlessBlocked(pulled, row * 64, ray, i);
                }
            }
        }
        return any;
    }

    private boolean knightMoves(long[] pulled, int row) {
        if (!filled[row]) {
            return false;
        }
        for (int knight = 0; knight < 64; knight++) {
            long set = lost[row * 64 + knight];
            if (set != 0) {
                for (int from : KNIGHT[knight]) {
                    pulled[from] |= set;
                }
            }
        }
        return true;
    }

    private void or(long[] pulled, int first) {
        for (int knight = 0; knight < 64; knight++) {
            pulled[knight] |= lost[first + knight];
        }
    }

    private void orMirrored(long[] pulled, int first, int mirrors) {
        for (int knight = 0; knight < 64; knight++) {
            long set = lost[first + Triangle.mirrored(mirrors, knight)];
            if (set != 0) {
                pulled[knight] |= Triangle.mirrored(mirrors, set);
            }
        }
    }

    /**
     * Adds the lost sets that start at index {@code first}, one for each square of the knight, to {@code pulled}, except for a knight on
     * one of the first {@code between} squares of the ray, where it blocks the bishop.
     */
    private void orUnlessBlocked(long[] pulled, int first, int[] ray, int between) {
        long[] kept = new long[between];
        for (int i = 0; i < between; i++) {
            kept[i] = pulled[ray[i]];
        }
        or(pulled, first);
        for (int i = 0; i < between; i++) {
            pulled[ray[i]] = kept[i];
        }
    }
}
