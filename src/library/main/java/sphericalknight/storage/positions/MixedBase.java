package sphericalknight.storage.positions;

import java.math.BigInteger;
import java.util.stream.IntStream;

/**
 * A scheme that stores a board as a number of 64 digits.
 *
 * <pre>{@code
 * base 13 everywhere               13^64            237 bits
 * no pawns on ranks 1 and 8        11^16 x 13^48    233 bits
 *
 * number = (...((a1 x 13 + b1) x 13 + c1) ...) x 13 + h8
 * }</pre>
 */
final class MixedBase extends BoardNumber {
    private final BigInteger total;

    private MixedBase(String name, boolean pawnsInside) {
        super(name, IntStream.rangeClosed(0, 12).toArray(), pawnsInside);
        total = IntStream.range(0, 64).mapToObj(this::base).reduce(BigInteger.ONE, BigInteger::multiply);
    }

    /** Returns the scheme with base 13 for every square. */
    static MixedBase base13() {
        return new MixedBase("base-13", false);
    }

    /** Returns the scheme with base 11 on ranks 1 and 8, where no pawn can be, and base 13 elsewhere. */
    static MixedBase withoutOuterPawns() {
        return new MixedBase("mixed-base", true);
    }

    @Override
    BigInteger total() {
        return total;
    }

    @Override
    BigInteger rank(int[] cells) {
        return number(cells, 0);
    }

    @Override
    int[] unrank(BigInteger rank) {
        int[] cells = new int[64];
        fill(cells, rank, 0);
        return cells;
    }
}
