package sphericalknight.bits;

import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;

/**
 * The words for which every method of counting or finding bits is compared with the JDK: all 16-bit values in each quarter of the word, all
 * single bits, all pairs of bits, none, all, and ten million random words from a fixed seed.
 */
final class SampleWords {
    static final long SEED = 0x5EED_B175L;
    static final int RANDOM_WORDS = 10_000_000;
    static final int WORDS = 4 * 65_536 + 64 + 64 * 63 / 2 + 2 + RANDOM_WORDS;

    private SampleWords() {}

    /**
     * Says how many words were tried before {@code actual} and {@code expected} differed, and for which word; "all equal" if they never do.
     */
    static String firstDifference(LongUnaryOperator actual, LongUnaryOperator expected) {
        Comparison comparison = new Comparison(actual, expected);
        for (int quarter = 0; quarter < 64; quarter += 16) {
            for (long value = 0; value < 65_536; value++) {
                comparison.tryWord(value << quarter);
            }
        }
        for (int low = 0; low < 64; low++) {
            comparison.tryWord(1L << low);
            for (int high = low + 1; high < 64; high++) {
                comparison.tryWord((1L << low) | (1L << high));
            }
        }
        comparison.tryWord(0);
        comparison.tryWord(-1);
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < RANDOM_WORDS; i++) {
            comparison.tryWord(random.nextLong());
        }
        return comparison.result();
    }

    private static final class Comparison {
        private final LongUnaryOperator actual;
        private final LongUnaryOperator expected;
        private int words;
        private String difference;

        Comparison(LongUnaryOperator actual, LongUnaryOperator expected) {
            this.actual = actual;
            this.expected = expected;
        }

        void tryWord(long word) {
            words++;
            long was = actual.applyAsLong(word);
            long should = expected.applyAsLong(word);
            if (was != should && difference == null) {
                difference = String.format("0x%016X gives %d, not %d", word, was, should);
            }
        }

        String result() {
            return difference == null ? words + " words equal" : difference;
        }
    }
}
