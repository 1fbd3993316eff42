package sphericalknight.bits;

/**
 * A small generator of random-looking {@code long}s: the same seed gives the same numbers on every machine and in
 * every language, so that random experiments can be repeated. Not for cryptography.
 *
 * <p>A counter advances by a large odd step and so visits every {@code long} once; three shifts with XOR and two multiplications disguise
 * the counting.
 *
 * @see <a href="https://prng.di.unimi.it/splitmix64.c">SplitMix64 (S. Vigna, public domain)</a>
 */
public final class SplitMix64 {
    private static final long STEP = 0x9E37_79B9_7F4A_7C15L;

    private long counter;

    /**
     * Creates a generator.
     *
     * @param seed any number; each seed gives a different sequence
     */
    public SplitMix64(long seed) {
        counter = seed;
    }

    /** The next number; all 2^64 numbers occur once before the sequence repeats. */
    public long next() {
        counter += STEP;
        long mixed = (counter ^ (counter >>> 30)) * 0xBF58_476D_1CE4_E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D0_49BB_1331_11EBL;
        return mixed ^ (mixed >>> 31);
    }
}
