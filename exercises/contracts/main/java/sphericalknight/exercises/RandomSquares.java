package sphericalknight.exercises;

import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;
import sphericalknight.bits.Squares;

/** Draws squares at random, for questions of the kind that a test has asked. */
public final class RandomSquares {
    private RandomSquares() {}

    /** {@code number} different squares of {@code region}, which has at least as many. */
    public static long squares(int number, long region, SplittableRandom random) {
        long drawn = region;
        while (Long.bitCount(drawn) > number) {
            drawn &= ~(1L << random.nextInt(64));
        }
        return drawn;
    }

    /** A square of one region and one of another, whose pieces attack neither each other nor any square both; there must be two such. */
    public static long apart(String one, String other, LongUnaryOperator attacks, SplittableRandom random) {
        long first;
        long second;
        do {
            first = squares(1, Squares.set(one), random);
            second = squares(1, Squares.set(other), random);
        } while (((first | attacks.applyAsLong(first)) & (second | attacks.applyAsLong(second))) != 0);
        return first | second;
    }

    /** The number of one square of {@code region}, which is not empty. */
    public static int square(long region, SplittableRandom random) {
        return Long.numberOfTrailingZeros(squares(1, region, random));
    }
}
