package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.WHITE;

import java.math.BigInteger;
import java.util.Arrays;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.BitReader;
import sphericalknight.storage.BitScheme;
import sphericalknight.storage.BitWriter;
import sphericalknight.storage.Combinations;
import sphericalknight.storage.Fidelity;

/**
 * The men of each kind as a set. A list gives eight pawns an order that means nothing; as a set they are one of C(48, 8), which takes 29 bits
 * instead of 45. Each kind has only the squares that earlier kinds have left. The numbers of men come first, in 34 bits; then the places of all
 * sets follow as one number.
 *
 * <pre>{@code
 * counts   pawns 0-8; knights, bishops, rooks 0-10; queens 0-9; both sides: (9 x 11 x 11 x 11 x 10)^2 = 2^33.7
 * start    C(48,8) C(40,8)   pawns
 *          x 48 x 47         kings                             (48 squares are left)
 *          x C(46,2) ... C(36,2) x 34 x 33                     knights, bishops, rooks, queens: 168 bits with the counts
 * }</pre>
 */
final class PieceSets extends BitScheme<Position> {
    private static final int[] ORDER = {PAWN, KING, 1, 2, 3, QUEEN};
    /** How many different numbers of men of a kind there can be, by kind. */
    private static final int[] COUNTS = {9, 11, 11, 11, 10};

    private static final int COUNT_BITS = 34;

    PieceSets() {
        super("piece-sets", Fidelity.BOARD);
    }

    @Override
    public void write(Position position, BitWriter out) {
        out.write(countsOf(position), COUNT_BITS);
        BigInteger rank = BigInteger.ZERO;
        BigInteger total = BigInteger.ONE;
        long taken = 0;
        for (int kind : ORDER) {
            for (int side = WHITE; side <= BLACK; side++) {
                long men = position.pieces(side, kind);
                long free = free(kind, taken);
                BigInteger sets = sets(free, Long.bitCount(men));
                rank = rank.multiply(sets).add(BigInteger.valueOf(Combinations.rank(Combinations.gather(men, free))));
                total = total.multiply(sets);
                taken |= men;
            }
        }
        out.write(rank, total.subtract(BigInteger.ONE).bitLength());
    }

    private static long free(int kind, long taken) {
        return (kind == PAWN ? Cells.PAWN_SQUARES : -1L) & ~taken;
    }

    private static BigInteger sets(long free, int men) {
        return BigInteger.valueOf(Combinations.count(Long.bitCount(free), men));
    }

    private static long countsOf(Position position) {
        long counts = 0;
        for (int side = WHITE; side <= BLACK; side++) {
            for (int kind = PAWN; kind <= QUEEN; kind++) {
                int men = Long.bitCount(position.pieces(side, kind));
                if (men >= COUNTS[kind]) {
                    throw new IllegalArgumentException(Piece.sideName(side) + " has " + men + " men of the kind "
                            + Piece.kindName(kind) + "; " + (COUNTS[kind] - 1) + " at most are possible");
                }
                counts = counts * COUNTS[kind] + men;
            }
        }
        return counts;
    }

    @Override
    public Position read(BitReader in) {
        int[] men = readCounts(in);
        // The numbers of sets depend on how many squares are left only, not on which.
        BigInteger[] sets = new BigInteger[12];
        BigInteger total = BigInteger.ONE;
        int pawns = 0;
        int all = 0;
        for (int i = 0; i < 12; i++) {
            int kind = ORDER[i / 2];
            int count = men[Piece.of(i % 2, kind)];
            int squares = kind == PAWN ? 48 - pawns : 64 - all;
            sets[i] = squares < count ? BigInteger.ZERO : BigInteger.valueOf(Combinations.count(squares, count));
            total = total.multiply(sets[i]);
            pawns += kind == PAWN ? count : 0;
            all += count;
        }
        if (all > 32) {
            throw new IllegalArgumentException("the counts add up to " + all + " men; 32 at most are possible");
        }
        BigInteger rank = in.readBig(total.subtract(BigInteger.ONE).bitLength());
        if (rank.compareTo(total) >= 0) {
            throw new IllegalArgumentException(
                    "the rank " + rank + " is too large; there are " + total + " boards with these men");
        }
        return Cells.position(place(rank, sets, men));
    }

    private static int[] readCounts(BitReader in) {
        long counts = in.read(COUNT_BITS);
        int[] men = new int[12];
        for (int side = BLACK; side >= WHITE; side--) {
            men[Piece.of(side, KING)] = 1;
            for (int kind = QUEEN; kind >= PAWN; kind--) {
                men[Piece.of(side, kind)] = (int) (counts % COUNTS[kind]);
                counts /= COUNTS[kind];
            }
        }
        if (counts != 0) {
            throw new IllegalArgumentException("the counts of the men are out of range");
        }
        return men;
    }

    /** The digits of the rank come out last set first; the squares must be given out first set first. */
    private static int[] place(BigInteger rank, BigInteger[] sets, int[] men) {
        long[] ranks = new long[12];
        BigInteger rest = rank;
        for (int i = 11; i >= 0; i--) {
            BigInteger[] parts = rest.divideAndRemainder(sets[i]);
            ranks[i] = parts[1].longValue();
            rest = parts[0];
        }
        int[] cells = new int[64];
        Arrays.fill(cells, NONE);
        long taken = 0;
        for (int i = 0; i < 12; i++) {
            int kind = ORDER[i / 2];
            int piece = Piece.of(i % 2, kind);
            long set = Combinations.scatter(Combinations.unrank(ranks[i], men[piece]), free(kind, taken));
            for (long squares = set; squares != 0; squares &= squares - 1) {
                cells[Long.numberOfTrailingZeros(squares)] = piece;
            }
            taken |= set;
        }
        return cells;
    }
}
