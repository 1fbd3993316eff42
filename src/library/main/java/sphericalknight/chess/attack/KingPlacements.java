package sphericalknight.chess.attack;

import sphericalknight.bits.Squares;

/**
 * The placements of two kings, one white and one black, on squares that do not touch. Every legal position contains one of them, and every
 * endgame table starts by counting them. Bit {@code i} is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63.
 *
 * <pre>{@code
 *    places(a1) = 60    places(a4) = 58    places(d4) = 55
 * 5  x x x x x x x x    . . x x x x x x    x x . . . x x x
 * 4  x x x x x x x x    K . x x x x x x    x x . K . x x x
 * 3  x x x x x x x x    . . x x x x x x    x x . . . x x x
 * 2  . . x x x x x x    x x x x x x x x    x x x x x x x x
 * 1  K . x x x x x x    x x x x x x x x    x x x x x x x x
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h
 *
 *    4 corners . 60  +  24 squares of the edge . 58  +  36 squares inside . 55  =  3,612
 * }</pre>
 *
 * @see <a href="https://oeis.org/A035286">The number of placements on boards of other sizes</a>
 */
public final class KingPlacements {
    private KingPlacements() {}

    /**
     * The squares where the other king can stand if one king is on {@code king}: all but that square and its neighbours.
     *
     * @return 60 squares for a king in a corner, 58 on an edge, 55 inside
     * @throws IllegalArgumentException if {@code king} is not on the board
     */
    public static long places(int king) {
        long square = Squares.bit(king);
        return ~(square | KingMoves.attacks(square));
    }

    /** The number of placements on the whole board: 3,612. */
    public static int count() {
        return count(-1L);
    }

    /**
     * The number of placements with the white king on one of {@code kings}. A program that uses the symmetries of the board needs only ten
     * of the 64 squares, or 32 if there are pawns.
     *
     * @param kings any set of squares; the empty set gives 0
     */
    public static int count(long kings) {
        int count = 0;
        for (int king = 0; king < 64; king++) {
            if ((kings & Squares.bit(king)) != 0) {
                count += Long.bitCount(places(king));
            }
        }
        return count;
    }
}
