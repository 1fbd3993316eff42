package sphericalknight.chess.perft;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.attack.Sliders;

/** What can be said about a single square before any piece is on the board, worked out once with the methods of the earlier lessons. */
final class SquareTables {
    static final long[] KNIGHT = new long[64];
    static final long[] KING = new long[64];
    /** A rook's attacks on the empty board. */
    static final long[] STRAIGHT = new long[64];
    /** A bishop's attacks on the empty board. */
    static final long[] DIAGONAL = new long[64];

    /**
     * From where a rook or a queen could possibly attack a square that a king on this square may step on or castle over. All others can be
     * left out of his danger map.
     */
    static final long[] STRAIGHT_TO_KING_ZONE = new long[64];
    /** The same for bishops and queens. */
    static final long[] DIAGONAL_TO_KING_ZONE = new long[64];

    private static final int E1 = 4;
    private static final int E8 = 60;

    static {
        Sliders walk = new RayWalk();
        for (int square = 0; square < 64; square++) {
            KNIGHT[square] = KnightMoves.attacks(1L << square);
            KING[square] = KingMoves.attacks(1L << square);
            STRAIGHT[square] = walk.rook(square, 0);
            DIAGONAL[square] = walk.bishop(square, 0);
        }
        for (int king = 0; king < 64; king++) {
            for (long rest = kingZone(king); rest != 0; rest &= rest - 1) {
                STRAIGHT_TO_KING_ZONE[king] |= STRAIGHT[Long.numberOfTrailingZeros(rest)];
                DIAGONAL_TO_KING_ZONE[king] |= DIAGONAL[Long.numberOfTrailingZeros(rest)];
            }
        }
    }

    private SquareTables() {}

    /** The square, its neighbours, and from e1 and e8 the two squares where castling ends. */
    private static long kingZone(int king) {
        long here = 1L << king;
        long castled = king == E1 || king == E8 ? here << 2 | here >>> 2 : 0;
        return here | KING[king] | castled;
    }
}
