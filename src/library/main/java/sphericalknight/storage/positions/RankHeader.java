package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;

import sphericalknight.chess.position.Piece;

/**
 * The first choices of a {@link PositionRank}, that is, everything except the sets of squares, as a number from 0 to {@link #ALL} - 1.
 *
 * @param men the class of the position by its number of men: 0 for 32 men, to 6 for at most 26
 * @param side the side to move
 * @param passing the file of the pawn that can be captured en passant, or -1
 * @param castling the rooks that may castle
 */
record RankHeader(int men, int side, int passing, long castling) {
    /**
     * The number of headers: the product of 7 classes of men, 2 sides, 9 en passant states (a file or none), and 16 sets of castling
     * rights.
     */
    static final int ALL = PositionCounts.CLASSES * 2 * 9 * 16;

    private static final int[] CORNERS = {0, 7, 56, 63};

    static RankHeader of(int number) {
        long castling = 0;
        for (int corner = 0; corner < 4; corner++) {
            castling |= (number >>> corner & 1L) << CORNERS[corner];
        }
        int rest = number >>> 4;
        return new RankHeader(rest / 18, rest / 9 % 2, rest % 9 - 1, castling);
    }

    int number() {
        int rights = 0;
        for (int corner = 0; corner < 4; corner++) {
            rights |= (int) (castling >>> CORNERS[corner] & 1) << corner;
        }
        return ((men * 2 + side) * 9 + passing + 1) * 16 + rights;
    }

    /** The squares of {@code piece} that the header fixes. */
    long fixed(int piece) {
        int owner = Piece.side(piece);
        long rooks = castling & (0xFFL << 56 * owner);
        return switch (Piece.kind(piece)) {
            case PAWN -> passing >= 0 && owner != side ? 1L << passing + (side == WHITE ? 32 : 24) : 0;
            case KING -> rooks != 0 ? 0x10L << 56 * owner : 0;
            case ROOK -> rooks;
            default -> 0;
        };
    }

    /**
     * All squares that the header fixes: those with a man, and the two empty squares that the pawn of {@link #passing} left and passed
     * over.
     */
    long known() {
        long known = passing < 0 ? 0 : 0x101L << passing + (side == BLACK ? 8 : 40);
        for (int piece : PositionCounts.ORDER) {
            known |= fixed(piece);
        }
        return known;
    }

    /** The state in which the choice of squares begins: only the men that the header fixes are placed. */
    PositionCounts.State begin() {
        int fixed = 0;
        int placed = 0;
        for (int stage = 0; stage < 6; stage++) {
            int count = Long.bitCount(fixed(PositionCounts.ORDER[stage]));
            fixed |= count << 2 * stage;
            placed += count;
        }
        int squares = 64 - Long.bitCount(known());
        int pawnSquares = 48 - (passing >= 0 ? 3 : 0);
        return new PositionCounts.State(
                men,
                0,
                PositionCounts.most(men) - placed,
                squares,
                pawnSquares,
                8,
                8,
                PositionCounts.promotions(men),
                fixed);
    }
}
