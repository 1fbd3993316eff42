package sphericalknight.chess.endgame;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;

/**
 * The placements of the three white men: a king in the {@link Triangle}, a light-squared bishop and a knight. There are 20 x 32 x 64 =
 * 40,960 placements, and for each of them the squares of the black king are one bitboard.
 *
 * <pre>{@code
 *   placement = row * 64 + knight,   row = king's number in the triangle * 32 + bishop's square / 2
 *
 *   4  x x x x x x x x     white king b1, bishop c2, knight d3:
 *   3  x x x N x x x x     x  where the black king can stand with Black to move:
 *   2  . . B x x x x x        not beside the white king, not on a white man
 *   1  . K . x x x x x
 *      a b c d e f g h
 * }</pre>
 *
 * <p>Of two neighbours 2i and 2i + 1 exactly one is light, so half the number of a light square gives its index, from 0 (b1) to 31 (g8).
 */
final class Placement {
    /** The number of pairs of white king and bishop. */
    static final int ROWS = Triangle.SIZE * 32;
    /** The number of placements, including impossible ones with two men on one square. */
    static final int COUNT = ROWS * 64;

    private Placement() {}

    /** The row of the table for a white king in the {@link Triangle} and a light-squared bishop: 0 to 639. */
    static int row(int king, int bishop) {
        return Triangle.index(king) * 32 + bishop / 2;
    }

    /** The number of a placement: 0 to 40,959. */
    static int of(int king, int bishop, int knight) {
        return row(king, bishop) * 64 + knight;
    }

    /** The white king's square, in the triangle. */
    static int king(int placement) {
        return Triangle.square(placement >>> 11);
    }

    /** The bishop's square, which is light. */
    static int bishop(int placement) {
        return LightBishop.square((placement >>> 6) & 31);
    }

    static int knight(int placement) {
        return placement & 63;
    }

    /** The squares of the three men; fewer than three bits if two share a square. */
    static long occupied(int placement) {
        return 1L << king(placement) | 1L << bishop(placement) | 1L << knight(placement);
    }

    /** Whether the three men stand on different squares. */
    static boolean isPossible(int placement) {
        return Long.bitCount(occupied(placement)) == 3;
    }

    /** The squares on which the black king would be in check. */
    static long checked(int placement) {
        long bishop = LightBishop.attacks(bishop(placement), king(placement), knight(placement));
        return bishop | KnightMoves.attacks(1L << knight(placement));
    }

    static long besideKing(int placement) {
        return KingMoves.attacks(1L << king(placement));
    }
}
