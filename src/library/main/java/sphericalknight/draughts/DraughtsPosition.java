package sphericalknight.draughts;

import sphericalknight.bits.Squares;

/**
 * A draughts position, stored as in the essay "Magic bitboards and Russian draughts" (2015): the side to move and four sets of dark squares
 * in numbering B. As in the essay, "men" are pieces of both kinds; a man is either simple or a king.
 *
 * <pre>{@code
 * 8  . x . x . x . x        x  Black's simple men     white      = White's 12 men
 * 7  x . x . x . x .        o  White's simple men     black      = Black's 12 men
 * 6  . x . x . x . x        white kings = white & ~whiteMen
 * 3  o . o . o . o .
 * 2  . o . o . o . o
 * 1  o . o . o . o .
 *    a b c d e f g h
 * }</pre>
 *
 * @param white all of White's men, including kings
 * @param black all of Black's men, including kings
 * @param whiteMen White's simple men
 * @param blackMen Black's simple men
 */
public record DraughtsPosition(boolean whiteToMove, int white, int black, int whiteMen, int blackMen) {
    private static final int WHITE_START = Numbering.B.set("a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3");
    private static final int BLACK_START = Numbering.B.set("b6 d6 f6 h6 a7 c7 e7 g7 b8 d8 f8 h8");

    /** The start of the game: twelve men on each side, White to move. */
    public static final DraughtsPosition START =
            new DraughtsPosition(true, WHITE_START, BLACK_START, WHITE_START, BLACK_START);

    /**
     * Creates a position whose sets are consistent.
     *
     * @throws IllegalArgumentException if two men share a square, a simple man is missing from its side's set, or a simple man is on its
     *     last row
     */
    public DraughtsPosition {
        if ((white & black) != 0) {
            throw new IllegalArgumentException("both sides have a man on " + firstName(white & black));
        }
        if ((whiteMen & ~white) != 0 || (blackMen & ~black) != 0) {
            throw new IllegalArgumentException("a simple man on " + firstName((whiteMen & ~white) | (blackMen & ~black))
                    + " is missing from his side's set of all men");
        }
        int crowned = (whiteMen & Men.lastRow(true)) | (blackMen & Men.lastRow(false));
        if (crowned != 0) {
            throw new IllegalArgumentException("the man on " + firstName(crowned)
                    + " stands on his last row; there he is a king (write K before the square)");
        }
    }

    private static String firstName(int set) {
        return Squares.name(Numbering.B.square(Integer.numberOfTrailingZeros(set)));
    }

    /** All men of the side to move, including kings. */
    public int own() {
        return whiteToMove ? white : black;
    }

    /** All men of the other side, including kings. */
    public int enemies() {
        return whiteToMove ? black : white;
    }

    /** The simple men of the side to move. */
    public int ownMen() {
        return whiteToMove ? whiteMen : blackMen;
    }

    /** The kings of the side to move. */
    public int ownKings() {
        return own() & ~ownMen();
    }

    /** All men of both sides, including kings. */
    public int occupied() {
        return white | black;
    }

    /** The squares without a man. */
    public int empty() {
        return ~(white | black);
    }

    /**
     * The position after a move. This position does not change: to take the move back, return to it.
     *
     * @param move a move of {@link DraughtsMoves} in this position
     */
    public DraughtsPosition after(long move) {
        int from = 1 << DraughtsMove.from(move);
        int to = 1 << DraughtsMove.to(move);
        int captured = DraughtsMove.captured(move);
        int own = (own() & ~from) | to;
        int ownMen = DraughtsMove.wasKing(move) ? ownMen() : (ownMen() & ~from) | (DraughtsMove.isKing(move) ? 0 : to);
        return whiteToMove
                ? new DraughtsPosition(false, own, black & ~captured, ownMen, blackMen & ~captured)
                : new DraughtsPosition(true, white & ~captured, own, whiteMen & ~captured, ownMen);
    }
}
