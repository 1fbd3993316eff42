package sphericalknight.bench;

import java.util.SplittableRandom;

/** Random words of a given density, from a fixed seed: every run and every method gets the same words. */
final class Density {
    static final long SEED = 0x5EED_B175L;

    private Density() {}

    /** {@code count} words with {@code bits} random bits set in each. */
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

    /** {@code count} words whose lowest set bit is any of the 64 with the same chance; the bits above it are random. */
    static long[] wordsByLowestBit(int count) {
        SplittableRandom random = new SplittableRandom(SEED);
        long[] words = new long[count];
        for (int i = 0; i < count; i++) {
            words[i] = (random.nextLong() | 1) << random.nextInt(64);
        }
        return words;
    }
}
