package sphericalknight.chess.position;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.board.Lines;

/** Precomputed facts about squares that do not depend on the pieces. The arrays must not be changed. */
public final class SquareTables {
    /** A knight's attacks from each square. */
    public static final long[] KNIGHT = new long[64];
    /** A king's attacks from each square. */
    public static final long[] KING = new long[64];
    /** A rook's attacks from each square of the empty board. */
    public static final long[] ROOK = new long[64];
    /** A bishop's attacks from each square of the empty board. */
    public static final long[] BISHOP = new long[64];
    /** The diagonal through each square that rises to the right. */
    public static final long[] RISING = new long[64];
    /** The diagonal through each square that falls to the right. */
    public static final long[] FALLING = new long[64];

    /** The zone that all squares belong to; the others are those around a king on a square, 0 to 63. */
    public static final int WHOLE_BOARD = 64;
    /** The squares from which a knight attacks a zone: any square the king can step to, or castle over from e1. */
    public static final long[] KNIGHT_NEAR = new long[65];
    /** The same for bishops and queens. */
    public static final long[] BISHOP_NEAR = new long[65];
    /** The same for rooks and queens. */
    public static final long[] ROOK_NEAR = new long[65];

    /** Index {@code 8 * king + rook}, both on the first rank: the squares that must be empty for castling. */
    public static final long[] CASTLING_WAY = new long[64];
    /** The same index: the squares that must not be attacked, from where the king stands to where he ends. */
    public static final long[] CASTLING_WALK = new long[64];

    private static final int E1 = 4;
    private static final long C1_AND_G1 = 0x44L;

    static {
        Sliders walk = new RayWalk();
        for (int square = 0; square < 64; square++) {
            KNIGHT[square] = KnightMoves.attacks(1L << square);
            KING[square] = KingMoves.attacks(1L << square);
            ROOK[square] = walk.rook(square, 0);
            BISHOP[square] = walk.bishop(square, 0);
            RISING[square] = Lines.diagonal(square);
            FALLING[square] = Lines.antidiagonal(square);
        }
        for (int king = 0; king < 64; king++) {
            long zone = KING[king] | 1L << king | (king == E1 ? C1_AND_G1 : 0);
            for (long rest = zone; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                KNIGHT_NEAR[king] |= KNIGHT[square];
                BISHOP_NEAR[king] |= BISHOP[square];
                ROOK_NEAR[king] |= ROOK[square];
            }
        }
        KNIGHT_NEAR[WHOLE_BOARD] = -1L;
        BISHOP_NEAR[WHOLE_BOARD] = -1L;
        ROOK_NEAR[WHOLE_BOARD] = -1L;
        for (int king = 0; king < 8; king++) {
            for (int rook = 0; rook < 8; rook++) {
                CASTLING_WAY[8 * king + rook] = Castling.mustBeEmpty(king, rook);
                CASTLING_WALK[8 * king + rook] = Castling.kingWalk(king, rook) | 1L << king;
            }
        }
    }

    private SquareTables() {}
}
