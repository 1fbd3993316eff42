package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
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
    private static final int[] ORDER = {PAWN, 6 + PAWN, KING, 6 + KING, 1, 7, 2, 8, 3, 9, QUEEN, 6 + QUEEN};
    /** The number of possible counts of men, by kind. */
    private static final int[] COUNTS = {9, 11, 11, 11, 10};

    private static final int COUNT_BITS = 34;

    PieceSets() {
        super("piece-sets", Fidelity.BOARD);
    }

    private static long free(int piece, long taken) {
        return (Piece.kind(piece) == PAWN ? PieceArray.PAWN_SQUARES : -1L) & ~taken;
    }

    /** The number of sets for each piece in the order; they depend on how many squares are left, not on which. */
    private static BigInteger[] choices(int[] men) {
        BigInteger[] choices = new BigInteger[12];
        int taken = 0;
        for (int i = 0; i < 12; i++) {
            int count = men[ORDER[i]];
            int squares = (i < 2 ? 48 : 64) - taken;
            if (taken + count > 32) {
                throw new IllegalArgumentException("there are more than 32 men");
            }
            choices[i] = BigInteger.valueOf(Combinations.count(squares, count));
            taken += count;
        }
        return choices;
    }

    private static int bits(BigInteger[] choices) {
        BigInteger total = BigInteger.ONE;
        for (BigInteger each : choices) {
            total = total.multiply(each);
        }
        return total.subtract(BigInteger.ONE).bitLength();
    }

    @Override
    public void write(Position position, BitWriter out) {
        long[] sets = PieceArray.sets(position);
        int[] men = new int[12];
        for (int piece = 0; piece < 12; piece++) {
            men[piece] = Long.bitCount(sets[piece]);
        }
        out.write(counts(men), COUNT_BITS);
        BigInteger[] choices = choices(men);
        BigInteger rank = BigInteger.ZERO;
        long taken = 0;
        for (int i = 0; i < 12; i++) {
            long set = sets[ORDER[i]];
            long place = Combinations.rank(Combinations.gather(set, free(ORDER[i], taken)));
            rank = rank.multiply(choices[i]).add(BigInteger.valueOf(place));
            taken |= set;
        }
        out.write(rank, bits(choices));
    }

    private static long counts(int[] men) {
        long counts = 0;
        for (int side = WHITE; side <= BLACK; side++) {
            for (int kind = PAWN; kind <= QUEEN; kind++) {
                int count = men[Piece.of(side, kind)];
                if (count >= COUNTS[kind]) {
                    throw new IllegalArgumentException(Piece.sideName(side) + " has " + count + " men of the kind "
                            + Piece.kindName(kind) + "; " + (COUNTS[kind] - 1) + " at most are possible");
                }
                counts = counts * COUNTS[kind] + count;
            }
        }
        return counts;
    }

    @Override
    public Position read(BitReader in) {
        int[] men = men(in.read(COUNT_BITS));
        BigInteger[] choices = choices(men);
        BigInteger rest = in.readBig(bits(choices));
        long[] places = new long[12];
        for (int i = 11; i >= 0; i--) {
            BigInteger[] parts = rest.divideAndRemainder(choices[i]);
            places[i] = parts[1].longValue();
            rest = parts[0];
        }
        if (rest.signum() != 0) {
            throw new IllegalArgumentException("the rank of the sets is too large for these men");
        }
        long[] sets = new long[12];
        long taken = 0;
        for (int i = 0; i < 12; i++) {
            int piece = ORDER[i];
            sets[piece] = Combinations.scatter(Combinations.unrank(places[i], men[piece]), free(piece, taken));
            taken |= sets[piece];
        }
        return PieceArray.position(PieceArray.of(sets));
    }

    private static int[] men(long counts) {
        int[] men = new int[12];
        long rest = counts;
        for (int side = BLACK; side >= WHITE; side--) {
            men[Piece.of(side, KING)] = 1;
            for (int kind = QUEEN; kind >= PAWN; kind--) {
                men[Piece.of(side, kind)] = (int) (rest % COUNTS[kind]);
                rest /= COUNTS[kind];
            }
        }
        if (rest != 0) {
            throw new IllegalArgumentException("the counts of the men are out of range");
        }
        return men;
    }
}
