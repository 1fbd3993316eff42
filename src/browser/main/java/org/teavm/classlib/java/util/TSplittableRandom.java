package org.teavm.classlib.java.util;

import java.util.random.RandomGenerator;

/**
 * {@link java.util.SplittableRandom}, which TeaVM lacks. The same seed gives the same numbers, so tests have the same inputs in a page as
 * on a JVM.
 */
public final class TSplittableRandom implements RandomGenerator {
    private static final long GOLDEN_GAMMA = 0x9E37_79B9_7F4A_7C15L;

    private long seed;

    public TSplittableRandom(long seed) {
        this.seed = seed;
    }

    private long nextSeed() {
        seed += GOLDEN_GAMMA;
        return seed;
    }

    @Override
    public long nextLong() {
        long z = nextSeed();
        z = (z ^ z >>> 30) * 0xBF58_476D_1CE4_E5B9L;
        z = (z ^ z >>> 27) * 0x94D0_49BB_1331_11EBL;
        return z ^ z >>> 31;
    }

    @Override
    public int nextInt() {
        long z = nextSeed();
        z = (z ^ z >>> 33) * 0x62A9_D9ED_7997_05F5L;
        return (int) ((z ^ z >>> 28) * 0xCB24_D0A5_C88C_35B3L >>> 32);
    }

    @Override
    public int nextInt(int bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        int last = bound - 1;
        int number = nextInt();
        if ((bound & last) == 0) {
            return number & last;
        }
        int drawn = number >>> 1;
        while (drawn + last - drawn % bound < 0) {
            drawn = nextInt() >>> 1;
        }
        return drawn % bound;
    }

    @Override
    public long nextLong(long bound) {
        if (bound <= 0) {
            throw new IllegalArgumentException("bound must be positive");
        }
        long last = bound - 1;
        long number = nextLong();
        if ((bound & last) == 0) {
            return number & last;
        }
        long drawn = number >>> 1;
        while (drawn + last - drawn % bound < 0) {
            drawn = nextLong() >>> 1;
        }
        return drawn % bound;
    }
}
