package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.NONE;

import java.math.BigInteger;
import java.util.Arrays;
import sphericalknight.chess.position.Piece;
import sphericalknight.storage.Combinations;

/** One way through the choices of a {@link PositionRank}: from a board to its number, or from a number to its board. */
final class RankWalk {
    private static final long PAWN_SQUARES = 0x00FF_FFFF_FFFF_FF00L;

    private final RankCounts counts;
    private final long[] sets = new long[12];
    private final RankHeader header;

    /** The walk that leads to a board. */
    RankWalk(RankCounts counts, int[] cells, int side, long castling, int passing) {
        this.counts = counts;
        int men = 0;
        for (int square = 0; square < 64; square++) {
            if (cells[square] != NONE) {
                sets[cells[square]] |= 1L << square;
                men++;
            }
        }
        header = new RankHeader(RankCounts.classOf(men), side, passing, castling);
    }

    /** The walk that leads to a number. */
    RankWalk(RankCounts counts, BigInteger rank) {
        this.counts = counts;
        int number = counts.header(rank);
        header = RankHeader.of(number);
        BigInteger rest = rank.subtract(counts.before(number));
        RankCounts.State state = header.begin();
        long known = header.known();
        for (int piece : RankCounts.ORDER) {
            int count = 0;
            BigInteger after = counts.ways(state.after(0));
            BigInteger ways = RankCounts.sets(state, 0).multiply(after);
            while (rest.compareTo(ways) >= 0) {
                rest = rest.subtract(ways);
                count++;
                after = counts.ways(state.after(count));
                ways = RankCounts.sets(state, count).multiply(after);
            }
            BigInteger[] parts = rest.divideAndRemainder(after);
            long free = free(piece, known);
            sets[piece] = Combinations.scatter(Combinations.unrank(parts[0].longValueExact(), count), free);
            known |= sets[piece];
            sets[piece] |= header.fixed(piece);
            rest = parts[1];
            state = state.after(count);
        }
    }

    private static long free(int piece, long known) {
        boolean pawn = Piece.kind(piece) == Piece.PAWN;
        return (pawn ? PAWN_SQUARES : -1L) & ~known;
    }

    /** The number of the board. */
    BigInteger rank() {
        BigInteger rank = counts.before(header.number());
        RankCounts.State state = header.begin();
        long known = header.known();
        for (int piece : RankCounts.ORDER) {
            long set = sets[piece] & ~header.fixed(piece);
            int count = Long.bitCount(set);
            for (int fewer = 0; fewer < count; fewer++) {
                rank = rank.add(RankCounts.sets(state, fewer).multiply(counts.ways(state.after(fewer))));
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

    int[] cells() {
        int[] cells = new int[64];
        Arrays.fill(cells, NONE);
        for (int piece = 0; piece < 12; piece++) {
            for (long rest = sets[piece]; rest != 0; rest &= rest - 1) {
                cells[Long.numberOfTrailingZeros(rest)] = piece;
            }
        }
        return cells;
    }

    int side() {
        return header.side();
    }

    long castling() {
        return header.castling();
    }

    int passing() {
        return header.passing();
    }
}
