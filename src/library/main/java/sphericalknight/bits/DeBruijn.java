package sphericalknight.bits;

/**
 * Finds the number of the lowest square by one multiplication. A de Bruijn constant contains every pattern of six bits exactly once: each
 * of its 64 bits begins a window of six bits. Multiplication by the isolated bit 2^i shifts the constant left by i, which brings window i
 * to the top.
 *
 * <pre>{@code
 * eight bits and windows of three:   0 0 0 1 0 1 1 1     0x17
 *                                    0 0 0               window 0 = 0
 *                                      0 0 1             window 1 = 1
 *                                        0 1 0           window 2 = 2
 *                                          1 0 1         window 3 = 5
 *                                            0 1 1       window 4 = 3
 *                                              1 1 1     window 5 = 7
 *                                                1 1.    window 6 = 6    zeros come in from the right,
 *                                                  1..   window 7 = 4    as if the word were a ring
 * }</pre>
 *
 * <p>Charles Leiserson, Harald Prokop and Keith Randall described this method in 1998. The constant is found here by a search in a fixed
 * order, 0 before 1 from the top bit down, so it is the smallest one.
 *
 * @see <a href="https://www.chessprogramming.org/De_Bruijn_Sequence">De Bruijn sequence</a>
 */
public final class DeBruijn {
    private static final long CONSTANT = smallest(6);
    private static final byte[] TABLE = table(CONSTANT);

    private DeBruijn() {}

    /** The number of the lowest square of {@code set}: 0 to 63; 0 for the empty set, the same as for a1. */
    public static int index(long set) {
        return TABLE[(int) (((set & -set) * CONSTANT) >>> 58)];
    }

    /**
     * The smallest constant of 2^{@code window} bits in which all windows of {@code window} bits are different: 0x17 (eight bits) for
     * windows of 3 bits, a constant of 64 bits for windows of 6.
     *
     * @param window 1 to 6 bits
     * @throws IllegalArgumentException if {@code window} is not 1 to 6
     */
    public static long smallest(int window) {
        if (window < 1 || window > 6) {
            throw new IllegalArgumentException("windows of " + window + " bits; 1 to 6 fit in a long");
        }
        return extend(0, window, window, 1);
    }

    /**
     * The table from windows to their positions: entry {@code w} is the i for which {@code w} is the top six bits of {@code constant << i}.
     */
    private static byte[] table(long constant) {
        byte[] table = new byte[64];
        for (int i = 0; i < 64; i++) {
            table[(int) ((constant << i) >>> 58)] = (byte) i;
        }
        return table;
    }

    /**
     * The smallest constant for windows of {@code window} bits that begins with the {@code length} bits of {@code prefix}; 0 if there is
     * none. Bit {@code w} of {@code seen} is set if a window of {@code prefix} has the value {@code w}.
     */
    private static long extend(long prefix, int length, int window, long seen) {
        int size = 1 << window;
        if (length == size) {
            return windowsOfTheEnd(prefix, window, seen) == (-1L >>> (64 - size)) ? prefix : 0;
        }
        for (int next = 0; next <= 1; next++) {
            long longer = (prefix << 1) | next;
            long windowBit = 1L << (longer & (size - 1));
            if ((seen & windowBit) == 0) {
                long constant = extend(longer, length + 1, window, seen | windowBit);
                if (constant != 0) {
                    return constant;
                }
            }
        }
        return 0;
    }

    /**
     * Returns {@code seen} together with the windows that begin in the last bits of {@code constant} and extend into the zeros after them.
     */
    private static long windowsOfTheEnd(long constant, int window, long seen) {
        for (int zeros = 1; zeros < window; zeros++) {
            seen |= 1L << ((constant << zeros) & ((1L << window) - 1));
        }
        return seen;
    }
}
