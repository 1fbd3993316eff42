package sphericalknight.bench;

import java.util.SplittableRandom;

/** Creates random words with a given number of set bits. The seed is fixed, so every run and every method gets the same words. */
final class Density {
    static final long SEED = 0x5EED_B175L;

    private Density() {}

    /** Returns {@code count} words with {@code bits} random bits set in each. */
    static long[] words(int count, int bits) {
        SplittableRandom random = new SplittableRandom(SEED + bits);
        long[] words = new long[count];
        for (int i = 0; i < count; i++) {
            while (Long.bitCount(words[i]) < bits) {
                words[i] |= 1L << random.nextInt(64);
            }
        }
        return words;
    }

    /**
     * Returns {@code count} words in which each of the 64 bits is equally likely to be the lowest set bit; the bits above it are random.
     */
    static long[] wordsByLowestBit(int count) {
        SplittableRandom random = new SplittableRandom(SEED);
        long[] words = new long[count];
        for (int i = 0; i < count; i++) {
            words[i] = (random.nextLong() | 1) << random.nextInt(64);
        }
        return words;
    }
}
