package sphericalknight.chess.position;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.Path;
import sphericalknight.chess.attack.RayWalk;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.board.Lines;

/**
 * The sets that a move generator needs for a king's square and that do not depend on the other pieces. They are computed once for
 * each square, and looked up once for each position.
 *
 * <pre>{@code
 *    rook               bishop             steps              nearRook
 * 4  . . . . x . . .    . x . . . . . x    . . . . . . . .    . . x x x x x .
 * 3  . . . . x . . .    . . x . . . x .    . . . . . . . .    . . x x x x x .
 * 2  . . . . x . . .    . . . x . x . .    . . . x x x . .    x x x x x x x x
 * 1  x x x x K x x x    . . . . K . . .    . . . x K x . .    x x x x x x x x
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 */
public final class KingSquare {
    private static final int E1 = 4;
    private static final long C1_AND_G1 = 0x44L;
    private static final KingSquare[] ALL = new KingSquare[64];
    /** The squares that must be empty for castling; the index is 8 times the file of the king plus the file of the rook. */
    private static final long[] CASTLING_WAY = new long[64];
    /** The squares that must not be attacked for castling; the index is 8 times the file of the king plus the file of the rook. */
    private static final long[] CASTLING_WALK = new long[64];

    /**
     * A substitute for a square that counts every enemy as near: its {@link #nearKnight}, {@link #nearBishop} and {@link #nearRook} each
     * contain all squares.
     */
    public static final KingSquare WHOLE_BOARD = new KingSquare(0, -1L);

    static {
        for (int square = 0; square < 64; square++) {
            long castling = square == E1 ? C1_AND_G1 : 0;
            ALL[square] = new KingSquare(square, KingMoves.attacks(1L << square) | 1L << square | castling);
            int king = square / 8;
            int rook = square % 8;
            CASTLING_WAY[square] = Castling.mustBeEmpty(king, rook);
            CASTLING_WALK[square] = Castling.kingWalk(king, rook) | 1L << king;
        }
    }

    private final int square;

    /** The squares next to this one. */
    public final long steps;
    /** The squares a knight attacks from here, which are also those from which a knight attacks a king here. */
    public final long knight;
    /** The squares a rook attacks from here on an empty board. */
    public final long rook;
    /** The squares a bishop attacks from here on an empty board. */
    public final long bishop;
    /** The file through this square. */
    public final long file;
    /** The diagonal through this square that rises to the right. */
    public final long rising;
    /** The diagonal through this square that falls to the right. */
    public final long falling;

    /**
     * The squares from which a knight attacks a square of the zone. The zone is this square, its neighbours and, for e1, the castling
     * targets c1 and g1.
     */
    public final long nearKnight;
    /** The squares from which a bishop attacks a square of the zone (see {@link #nearKnight}) on an empty board. */
    public final long nearBishop;
    /** The squares from which a rook attacks a square of the zone (see {@link #nearKnight}) on an empty board. */
    public final long nearRook;

    private KingSquare(int square, long zone) {
        Sliders walk = new RayWalk();
        this.square = square;
        steps = KingMoves.attacks(1L << square);
        knight = KnightMoves.attacks(1L << square);
        rook = walk.rook(square, 0);
        bishop = walk.bishop(square, 0);
        file = Lines.FILE_A << (square & 7);
        rising = Lines.diagonal(square);
        falling = Lines.antidiagonal(square);
        long bishops = 0;
        long rooks = 0;
        for (long rest = zone; rest != 0; rest &= rest - 1) {
            bishops |= walk.bishop(Long.numberOfTrailingZeros(rest), 0);
            rooks |= walk.rook(Long.numberOfTrailingZeros(rest), 0);
        }
        nearKnight = KnightMoves.attacks(zone);
        nearBishop = bishops;
        nearRook = rooks;
    }

    /**
     * Returns the data for a king on a square.
     *
     * @param square 0 (a1) to 63 (h8)
     */
    public static KingSquare of(int square) {
        return ALL[square];
    }

    /**
     * The pieces that shield a king on this square: each is the only piece between him and an enemy slider.
     *
     * @param own the pieces of the king's side
     * @param straight the enemy's rooks and queens
     * @param diagonal the enemy's bishops and queens
     */
    public long pinned(long own, long enemy, long straight, long diagonal) {
        long pinned = 0;
        for (long rest = rook & straight | bishop & diagonal; rest != 0; rest &= rest - 1) {
            long between = Path.between(square, Long.numberOfTrailingZeros(rest)) & (own | enemy);
            pinned |= Long.bitCount(between) == 1 ? between & own : 0;
        }
        return pinned;
    }

    /**
     * The squares that must be empty for castling. In Chess960, king and rook may start anywhere on the first rank.
     *
     * @param king the file of the king, 0 to 7
     * @param rook the file of the rook, 0 to 7
     * @return the squares that the king or the rook crosses or ends on, without their own squares
     */
    public static long castlingWay(int king, int rook) {
        return CASTLING_WAY[8 * king + rook];
    }

    /**
     * The squares that must not be attacked if castling is to be legal.
     *
     * @param king the file of the king, 0 to 7
     * @param rook the file of the rook, 0 to 7
     * @return the squares from the king's start square to his target square, both included
     */
    public static long castlingWalk(int king, int rook) {
        return CASTLING_WALK[8 * king + rook];
    }
}
