package sphericalknight.chess.endgame;

import sphericalknight.bits.Squares;
import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.RayWalk;

/**
 * A legal position of king, bishop and knight against king. The bishop may be on a light or a dark square.
 *
 * <pre>{@code
 * 8  k . . . . . . .     whiteKing = b6, bishop = c6 (light), knight = a6, blackKing = a8, Black to move:
 * 7  . . . . . . . .     in check from c6, nowhere to go - mate
 * 6  N K B . . . . .
 *    a b c d e f g h
 * }</pre>
 *
 * @param whiteKing 0 (a1) to 63 (h8), as for all four pieces
 * @param whiteToMove whose turn it is
 */
public record MatePosition(int whiteKing, int bishop, int knight, int blackKing, boolean whiteToMove) {
    private static final RayWalk WALK = new RayWalk();

    /**
     * Creates a legal position.
     *
     * @throws IllegalArgumentException if a square is not on the board, two pieces share a square, the kings touch, or White is to move
     *     while Black is in check
     */
    public MatePosition {
        long men = Squares.bit(whiteKing) | Squares.bit(bishop) | Squares.bit(knight) | Squares.bit(blackKing);
        if (Long.bitCount(men) != 4) {
            throw new IllegalArgumentException("two men stand on one square: white king " + Squares.name(whiteKing)
                    + ", bishop " + Squares.name(bishop) + ", knight " + Squares.name(knight) + ", black king "
                    + Squares.name(blackKing));
        }
        if ((KingMoves.attacks(Squares.bit(whiteKing)) & Squares.bit(blackKing)) != 0) {
            throw new IllegalArgumentException("the kings on " + Squares.name(whiteKing) + " and "
                    + Squares.name(blackKing) + " touch; a square must lie between them");
        }
        if (whiteToMove && (checks(whiteKing, bishop, knight) & Squares.bit(blackKing)) != 0) {
            throw new IllegalArgumentException("the black king on " + Squares.name(blackKing)
                    + " is in check, so it must be Black's turn, not White's");
        }
    }

    private static long checks(int king, int bishop, int knight) {
        return WALK.bishop(bishop, 1L << king | 1L << knight) | KnightMoves.attacks(1L << knight);
    }

    /** Whether the bishop moves on light squares. */
    public boolean isLight() {
        return LightBishop.isLight(bishop);
    }

    /** Whether the black king is attacked: always false with White to move. */
    public boolean isCheck() {
        return (checks(whiteKing, bishop, knight) & 1L << blackKing) != 0;
    }

    /**
     * The squares to which a white piece can move; the king may not move next to the black king.
     *
     * @param man the square of the piece: {@code whiteKing}, {@code bishop} or {@code knight}
     */
    long whiteTargets(int man) {
        long white = 1L << whiteKing | 1L << bishop | 1L << knight;
        long black = 1L << blackKing;
        if (man == whiteKing) {
            return KingMoves.attacks(1L << man) & ~white & ~KingMoves.attacks(black);
        }
        long moves = man == knight ? KnightMoves.attacks(1L << man) : WALK.bishop(man, white | black);
        return moves & ~white & ~black;
    }

    /** The squares to which the black king can move, including captures. */
    long blackTargets() {
        long guarded = checks(whiteKing, bishop, knight) | KingMoves.attacks(1L << whiteKing);
        return KingMoves.attacks(1L << blackKing) & ~guarded;
    }

    /**
     * The position after a move without a capture. Whether the piece can move that way is not checked.
     *
     * @param move start square and target square, as {@link MateDistances#choices} writes a move: {@code "c1d2"}
     * @throws IllegalArgumentException if the side to move has no piece on the start square, or the position after the move is illegal
     */
    public MatePosition after(String move) {
        int from = Squares.square(move.substring(0, 2));
        int to = Squares.square(move.substring(2));
        boolean white = from == whiteKing || from == bishop || from == knight;
        if (whiteToMove ? !white : from != blackKing) {
            throw new IllegalArgumentException("nobody to move stands on " + Squares.name(from));
        }
        return whiteToMove ? afterWhite(from, to) : afterBlack(to);
    }

    MatePosition afterWhite(int from, int to) {
        return new MatePosition(
                whiteKing == from ? to : whiteKing,
                bishop == from ? to : bishop,
                knight == from ? to : knight,
                blackKing,
                false);
    }

    /** The position after the black king has moved to {@code to}, an empty square. */
    MatePosition afterBlack(int to) {
        return new MatePosition(whiteKing, bishop, knight, to, true);
    }
}
