package sphericalknight.chess.perft;

import sphericalknight.chess.attack.Path;

/**
 * Checks and pins, read off the paths from the king to the snipers: the enemy sliders that would attack him on an empty board. One piece on
 * the path is the sniper himself, who gives check; two are the sniper and a piece that may not leave the path; more do not matter.
 *
 * <pre>{@code
 *    K . . r     1 piece: check, the path is where it can be answered
 *    K . N r     2 pieces: the knight is pinned
 *    K . p r     2 pieces: the enemy's own pawn, which does no harm to count as pinned
 *    K N P r     3 pieces: nothing
 * }</pre>
 */
final class KingLines {
    private static final long EVERYWHERE = -1L;

    private KingLines() {}

    /** The paths with two pieces on them, snipers included: own pieces on these squares are pinned. */
    static long pins(int king, long snipers, long occupied) {
        long pins = 0;
        for (long rest = snipers; rest != 0; rest &= rest - 1) {
            long path = Path.to(king, Long.numberOfTrailingZeros(rest));
            if (Long.bitCount(path & occupied) == 2) {
                pins |= path;
            }
        }
        return pins;
    }

    /**
     * Where a piece other than the king has to go: everywhere without a check; onto the checking piece or in between; nowhere in double
     * check, because two paths have no square in common.
     *
     * @param leapers the knights and pawns that give check
     */
    static long targets(int king, long snipers, long occupied, long leapers) {
        long targets = answersTo(leapers);
        for (long rest = snipers; rest != 0; rest &= rest - 1) {
            long path = Path.to(king, Long.numberOfTrailingZeros(rest));
            if (Long.bitCount(path & occupied) == 1) {
                targets &= path;
            }
        }
        return targets;
    }

    /**
     * Where the check of knights and pawns can be answered: everywhere if there is none, on the only one's square, nowhere if there are two.
     * No game comes to two of them at once, but a position may be set up so.
     */
    static long answersTo(long leapers) {
        if (leapers == 0) {
            return EVERYWHERE;
        }
        return (leapers & leapers - 1) == 0 ? leapers : 0;
    }
}
