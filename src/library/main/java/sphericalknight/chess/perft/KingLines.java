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
    static final long EVERYWHERE = -1L;

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
     * @param leapers the knights and pawns that give check. No game comes to two of them at once, but a position may be set up so, and then
     *     only the king can move, too
     */
    static long targets(int king, long snipers, long occupied, long leapers) {
        long targets = leapers == 0 ? EVERYWHERE : single(leapers);
        for (long rest = snipers; rest != 0; rest &= rest - 1) {
            long path = Path.to(king, Long.numberOfTrailingZeros(rest));
            if (Long.bitCount(path & occupied) == 1) {
                targets &= path;
            }
        }
        return targets;
    }

    /** The set itself if it has one member, the empty set if it has more. */
    static long single(long set) {
        return (set & set - 1) == 0 ? set : 0;
    }
}
