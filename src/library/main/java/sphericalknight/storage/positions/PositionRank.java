package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.WHITE;

import java.math.BigInteger;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Keeps;
import sphericalknight.storage.PositionScheme;

/**
 * The whole repetition state as one number of fixed size, for every position that a game can lead to. What is counted are positions whose men
 * can have come from the start position by promotions; {@link RankCounts} says which, counts them, and proves its rule.
 *
 * <pre>{@code
 * the number is made of these choices, one after the other:
 *   men        32, 31, 30, 29, 28, 27, or 26 and fewer
 *   state      side to move, en passant (none or a file), castling rights of each side
 *   pawns      white, black: how many, then which of the sets of so many squares
 *   officers   kings, rooks, knights, bishops, queens, white and black: the same
 * }</pre>
 *
 * <p>Every choice is numbered so that all positions of one choice come before those of the next. Positions beyond the domain, those of
 * Chess960 that can castle and those with too many promotions, are refused.
 */
public final class PositionRank implements PositionScheme, BitScheme<Position> {
    private static final class Shared {
        static final RankCounts COUNTS = new RankCounts();
    }

    /** The scheme. The counts are made when they are first needed, which takes about a second. */
    public PositionRank() {}

    @Override
    public String name() {
        return "rank";
    }

    @Override
    public Keeps keeps() {
        return Keeps.REPETITION_STATE;
    }

    /**
     * How many positions there are in the domain.
     *
     * @return all ranks are below it
     */
    public BigInteger total() {
        return Shared.COUNTS.total();
    }

    /**
     * The size of every code.
     *
     * @return bits
     */
    public int bits() {
        return total().subtract(BigInteger.ONE).bitLength();
    }

    /**
     * The number of a position.
     *
     * @param position a position of the domain
     * @return 0 to {@code total() - 1}
     * @throws IllegalArgumentException if the position is not in the domain
     */
    public BigInteger rank(Position position) {
        if (!position.hasOrdinaryCastling()) {
            throw new IllegalArgumentException(
                    "castling of Chess960 is not counted among the positions of the scheme rank");
        }
        int passing = position.enPassantIsLegal() ? position.enPassant() & 7 : -1;
        return rank(Cells.of(position), position.side(), position.castlingRooks(), passing);
    }

    /** The number of a board and its state; {@code passing} is the file of the pawn that can be captured, or -1. */
    BigInteger rank(int[] cells, int side, long castling, int passing) {
        return new RankWalk(Shared.COUNTS, cells, side, castling, passing).rank();
    }

    @Override
    public int bits(Position position) {
        rank(position);
        return bits();
    }

    @Override
    public void write(Position position, BitWriter out) {
        out.write(rank(position), bits());
    }

    @Override
    public Position read(BitReader in) {
        BigInteger rank = in.readBig(bits());
        if (rank.compareTo(total()) >= 0) {
            throw new IllegalArgumentException("the number " + rank + " is no position; there are " + total());
        }
        RankWalk walk = unrank(rank);
        int passing = walk.passing();
        int enPassant = passing < 0 ? Position.NO_SQUARE : passing + (walk.side() == WHITE ? 40 : 16);
        return Cells.position(walk.cells(), walk.side(), walk.castling(), enPassant);
    }

    /** The board and state of a number; the position may be one that no game leads to, such as one with a king in check too many. */
    RankWalk unrank(BigInteger rank) {
        return new RankWalk(Shared.COUNTS, rank);
    }
}
