package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.WHITE;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.stream.IntStream;
import sphericalknight.chess.position.Piece;

/**
 * A board as a number whose digits are the squares. As in hours, minutes and seconds every place may have a base of its own: what can stand
 * there.
 *
 * <pre>{@code
 * base 13 everywhere               13^64            237 bits
 * no pawns on ranks 1 and 8        11^16 x 13^48    233 bits
 *
 * number = (...((a1 x 13 + b1) x 13 + c1) ...) x 13 + h8
 * }</pre>
 */
public final class MixedBase extends BoardRank {
    private static final int[] ALL = IntStream.rangeClosed(0, 12).toArray();
    private static final int[] NO_PAWNS = IntStream.of(ALL)
            .filter(piece -> piece != Piece.of(WHITE, PAWN) && piece != Piece.of(BLACK, PAWN))
            .toArray();

    private final String name;
    private final int[][] digits = new int[64][];
    private final BigInteger total;

    private MixedBase(String name, int[] outerRanks) {
        this.name = name;
        BigInteger product = BigInteger.ONE;
        for (int square = 0; square < 64; square++) {
            boolean outer = square < 8 || square >= 56;
            digits[square] = outer ? outerRanks : ALL;
            product = product.multiply(BigInteger.valueOf(digits[square].length));
        }
        total = product;
    }

    /**
     * Thirteen possibilities on every square.
     *
     * @return the scheme of 237 bits
     */
    public static MixedBase base13() {
        return new MixedBase("base-13", ALL);
    }

    /**
     * Eleven possibilities on ranks 1 and 8, where no pawn can stand.
     *
     * @return the scheme of 233 bits
     */
    public static MixedBase withoutOuterPawns() {
        return new MixedBase("mixed-base", NO_PAWNS);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public BigInteger total() {
        return total;
    }

    @Override
    public BigInteger rank(int[] cells) {
        BigInteger rank = BigInteger.ZERO;
        for (int square = 0; square < 64; square++) {
            int digit = Arrays.binarySearch(digits[square], cells[square]);
            if (digit < 0) {
                throw new IllegalArgumentException("a pawn stands on an outer rank; " + name + " has no digit for it");
            }
            rank = rank.multiply(BigInteger.valueOf(digits[square].length)).add(BigInteger.valueOf(digit));
        }
        return rank;
    }

    @Override
    public int[] unrank(BigInteger rank) {
        int[] cells = new int[64];
        BigInteger rest = rank;
        for (int square = 63; square >= 0; square--) {
            BigInteger[] parts = rest.divideAndRemainder(BigInteger.valueOf(digits[square].length));
            cells[square] = digits[square][parts[1].intValue()];
            rest = parts[0];
        }
        return cells;
    }
}
