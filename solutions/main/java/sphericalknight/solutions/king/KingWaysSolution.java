package sphericalknight.solutions.king;

import java.util.Arrays;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.exercises.king.KingWays;

/**
 * Exercise 3.4, solved: a flood that avoids the forbidden squares, once from each end.
 *
 * <p>Other ways: keep the rings of one flood and walk back through them from the goal, each time to the neighbours in the ring before; this
 * needs one flood only. On an empty board the Chebyshev distance answers without a flood.
 */
public class KingWaysSolution implements KingWays {
    @Override
    public int moves(int from, int to, long forbidden) {
        return flood(from, forbidden)[to];
    }

    @Override
    public long onTheWay(int from, int to, long forbidden) {
        int[] there = flood(from, forbidden);
        int[] back = flood(to, forbidden);
        long way = 0;
        for (int square = 0; square < 64; square++) {
            if (there[square] >= 0 && back[square] >= 0 && there[square] + back[square] == there[to]) {
                way |= 1L << square;
            }
        }
        return way;
    }

    /** The moves from {@code from} to each square; -1 for a square that cannot be reached. */
    private static int[] flood(int from, long forbidden) {
        int[] moves = new int[64];
        Arrays.fill(moves, -1);
        long seen = 0;
        long ring = 1L << from;
        for (int move = 0; ring != 0; move++) {
            for (int square = 0; square < 64; square++) {
                if ((ring & (1L << square)) != 0) {
                    moves[square] = move;
                }
            }
            seen |= ring;
            ring = KingMoves.attacks(ring) & ~seen & ~forbidden;
        }
        return moves;
    }
}
