package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.WHITE;

import java.math.BigInteger;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Combinations;
import sphericalknight.storage.Fidelity;

/**
 * A scheme that stores the whole repetition state as one number of fixed size, for every position that a game can lead to. {@link
 * PositionCounts} defines which positions are included, counts them, and proves its rule.
 *
 * <pre>{@code
 * the number is made of these choices, one after another:
 *   men        32, 31, 30, 29, 28, 27, or 26 and fewer
 *   state      side to move, en passant (none or a file), castling rights of each side
 *   pawns      white, black: their number, then the rank of their set of squares
 *   others     kings, rooks, knights, bishops, queens, white and black: the same
 * }</pre>
 *
 * <p>All positions of one choice come before those of the next. Positions with Chess960 castling rights, and those with too many
 * promotions, are refused.
 */
final class PositionRank extends BitScheme<Position> {
    /** Holds the only {@link PositionCounts}, created when it is first needed, which takes about a second. */
    private static final class Shared {
        static final PositionCounts COUNTS = new PositionCounts();
    }

    /**
     * The choices that make up the number of a position.
     *
     * @param header the class of the position: the number of men, the side to move, and the en passant and castling rights
     * @param sets the squares of each piece; the index is its {@link Piece} value, 0 to 11
     */
    record Choices(RankHeader header, long[] sets) {}

    PositionRank() {
        super("rank", Fidelity.REPETITION_STATE);
    }

    /** The number of positions counted. */
    BigInteger total() {
        return Shared.COUNTS.total();
    }

    /** The size of every code in bits. */
    int bits() {
        return total().subtract(BigInteger.ONE).bitLength();
    }

    @Override
    public void write(Position position, BitWriter out) {
        out.write(rank(position), bits());
    }

    /** The number of a position, 0 to total - 1. */
    BigInteger rank(Position position) {
        if (!position.hasOrdinaryCastling()) {
            throw new IllegalArgumentException(
                    "castling of Chess960 is not counted among the positions of the scheme rank");
        }
        int passing = position.enPassantIsLegal() ? position.enPassant() & 7 : -1;
        int men = PositionCounts.classOf(Long.bitCount(position.occupied()));
        RankHeader header = new RankHeader(men, position.side(), passing, position.castlingRooks());
        return rank(new Choices(header, PieceArray.sets(position)));
    }

    BigInteger rank(Choices choices) {
        PositionCounts counts = Shared.COUNTS;
        RankHeader header = choices.header;
        BigInteger rank = counts.before(header.number());
        PositionCounts.State state = header.begin();
        long known = header.known();
        for (int piece : PositionCounts.ORDER) {
            long set = choices.sets[piece] & ~header.fixed(piece);
            int count = Long.bitCount(set);
            for (int fewer = 0; fewer < count; fewer++) {
                rank = rank.add(PositionCounts.sets(state, fewer).multiply(counts.ways(state.after(fewer))));
            }
            state = state.after(count);
            BigInteger rest = counts.ways(state);
            if (rest.signum() == 0) {
                throw new IllegalArgumentException("no game leads to this position: it has more "
                        + (Piece.kind(piece) == KING ? "kings" : "promoted men")
                        + " than captures and missing pawns allow");
            }
            long place = Combinations.rank(Combinations.gather(set, free(piece, known)));
            rank = rank.add(rest.multiply(BigInteger.valueOf(place)));
            known |= set;
        }
        return rank;
    }

    private static long free(int piece, long known) {
        return (Piece.kind(piece) == PAWN ? PieceArray.PAWN_SQUARES : -1L) & ~known;
    }

    @Override
    public Position read(BitReader in) {
        BigInteger rank = in.readBig(bits());
        if (rank.compareTo(total()) >= 0) {
            throw new IllegalArgumentException("the number " + rank + " is no position; there are " + total());
        }
        Choices choices = unrank(rank);
        RankHeader header = choices.header;
        int sixthRank = header.side() == WHITE ? 40 : 16;
        int enPassant = header.passing() < 0 ? Position.NO_SQUARE : header.passing() + sixthRank;
        return PieceArray.position(PieceArray.of(choices.sets), header.side(), header.castling(), enPassant);
    }

    /** The choices with a given number. They need not describe a legal position, because the side not to move may be in check. */
    Choices unrank(BigInteger rank) {
        PositionCounts counts = Shared.COUNTS;
        int number = counts.header(rank);
        RankHeader header = RankHeader.of(number);
        BigInteger rest = rank.subtract(counts.before(number));
        PositionCounts.State state = header.begin();
        long known = header.known();
        long[] sets = new long[12];
        for (int piece : PositionCounts.ORDER) {
            int count = 0;
            BigInteger after = counts.ways(state.after(0));
            BigInteger ways = PositionCounts.sets(state, 0).multiply(after);
            while (rest.compareTo(ways) >= 0) {
                rest = rest.subtract(ways);
                count++;
                after = counts.ways(state.after(count));
                ways = PositionCounts.sets(state, count).multiply(after);
            }
            BigInteger[] parts = rest.divideAndRemainder(after);
            long set = Combinations.scatter(Combinations.unrank(parts[0].longValueExact(), count), free(piece, known));
            known |= set;
            sets[piece] = set | header.fixed(piece);
            rest = parts[1];
            state = state.after(count);
        }
        return new Choices(header, sets);
    }
}
