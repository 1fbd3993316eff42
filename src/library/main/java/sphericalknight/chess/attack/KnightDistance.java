package sphericalknight.chess.attack;

import sphericalknight.bits.Squares;

/**
 * The number of moves a knight needs from one square to another, by flood fill: each wave is one call of {@link KnightMoves#attacks}. No
 * two squares are more than 6 hops apart.
 *
 * <pre>{@code
 * 8  5 4 5 4 5 4 5 6    hops from a1; the ring of 2 hops is every 2 in this picture.
 * 7  4 3 4 3 4 5 4 5
 * 6  3 4 3 4 3 4 5 4    A wave is all squares reached from the wave before,
 * 5  2 3 2 3 4 3 4 5    without those that an earlier wave has reached.
 * 4  3 2 3 2 3 4 3 4
 * 3  2 1 4 3 2 3 4 5
 * 2  3 4 1 2 3 4 3 4
 * 1  0 3 2 3 2 3 4 5
 *    a b c d e f g h
 * }</pre>
 */
public final class KnightDistance {
    private KnightDistance() {}

    /**
     * The number of hops on a knight's shortest path between two squares of an empty board: 0 (the same square) to 6.
     *
     * @throws IllegalArgumentException if a square is not on the board
     */
    public static int hops(int from, int to) {
        long target = Squares.bit(to);
        long reached = Squares.bit(from);
        int hops = 0;
        while ((reached & target) == 0) {
            reached |= KnightMoves.attacks(reached);
            hops++;
        }
        return hops;
    }

    /**
     * The squares that a knight reaches in {@code hops} hops and not in fewer: the empty set if no square is that far away.
     *
     * @param hops 0 (the square itself) or more
     * @throws IllegalArgumentException if {@code from} is not on the board or {@code hops} is negative
     */
    public static long ring(int from, int hops) {
        if (hops < 0) {
            throw new IllegalArgumentException("hops is " + hops + "; 0 or more are possible");
        }
        long reached = 0;
        long ring = Squares.bit(from);
        for (int hop = 0; hop < hops && ring != 0; hop++) {
            reached |= ring;
            ring = KnightMoves.attacks(ring) & ~reached;
        }
        return ring;
    }
}
