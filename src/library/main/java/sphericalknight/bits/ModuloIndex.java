package sphericalknight.bits;

import java.util.Arrays;

/**
 * Finds the number of the lowest square by one division: with a well-chosen divisor the powers of two leave different remainders, and a
 * small table turns the remainder into the index. The divisors are computed here, not typed in: 11 is the smallest for bytes, 19 for 16
 * bits, 37 for 32, 67 for 64.
 *
 * <pre>{@code
 * bit         0   1   2   3   4   5   6   7
 * 2^bit       1   2   4   8  16  32  64 128
 * modulo 7    1   2   4   1                      bits 0 and 3 collide
 * modulo 11   1   2   4   8   5  10   9   7      all different
 *
 * remainder   0   1   2   3   4   5   6   7   8   9  10
 * table       8   0   1   8   2   4   8   7   3   6   5
 * }</pre>
 *
 * <p>For remainders that no bit leaves, the table contains the number of bits (8 above, 64 for {@link #index}). Zero leaves remainder 0,
 * which no bit leaves, so it needs no test.
 */
public final class ModuloIndex {
    private static final int MODULUS = smallestModulus(singles(64));
    private static final byte[] TABLE = table(MODULUS, singles(64));

    private ModuloIndex() {}

    /**
     * The number of the lowest square of {@code set}: the remainder modulo 67 of the isolated bit, looked up. The bit of h8
     * is a negative {@code long}, so the remainder must be the unsigned one.
     *
     * @return 0 to 63; 64 for the empty set
     */
    public static int index(long set) {
        return TABLE[(int) Long.remainderUnsigned(set & -set, MODULUS)];
    }

    /**
     * The numbers with a single bit set: the possible values of {@code x & -x} except 0.
     *
     * @param bits the width of x, 1 to 64
     * @return 1, 2, 4, 8, ...
     */
    public static long[] singles(int bits) {
        long[] singles = new long[bits];
        for (int bit = 0; bit < bits; bit++) {
            singles[bit] = 1L << bit;
        }
        return singles;
    }

    /**
     * The masks of the lowest 1, 2, 3, ... bits: the possible values of {@code x ^ (x - 1)}.
     *
     * @param bits the width of x, 1 to 64
     * @return 1, 3, 7, 15, ...
     */
    public static long[] masks(int bits) {
        long[] masks = new long[bits];
        for (int bit = 0; bit < bits; bit++) {
            masks[bit] = -1L >>> (63 - bit);
        }
        return masks;
    }

    /**
     * The smallest divisor that leaves a different remainder for each of {@code numbers}, found by trying all from 1 up.
     *
     * @param numbers distinct numbers, read as unsigned
     * @throws IllegalArgumentException if two of {@code numbers} are equal
     */
    public static int smallestModulus(long... numbers) {
        if (Arrays.stream(numbers).distinct().count() < numbers.length) {
            throw new IllegalArgumentException("two equal numbers leave the same remainder by every divisor");
        }
        int modulus = 1;
        while (!separates(modulus, numbers)) {
            modulus++;
        }
        return modulus;
    }

    /**
     * Whether {@code numbers} leave different remainders when divided by {@code modulus}: false if two collide.
     *
     * @param modulus the divisor, 1 or more
     * @param numbers any numbers, read as unsigned
     */
    public static boolean separates(int modulus, long... numbers) {
        boolean[] taken = new boolean[modulus];
        for (long number : numbers) {
            int remainder = (int) Long.remainderUnsigned(number, modulus);
            if (taken[remainder]) {
                return false;
            }
            taken[remainder] = true;
        }
        return true;
    }

    /**
     * The table that inverts the division: entry {@code r} is the index in {@code numbers} of the number that leaves remainder {@code r}.
     *
     * @param modulus a divisor that {@linkplain #separates separates} {@code numbers}
     * @param numbers at most 127 numbers, read as unsigned
     * @return {@code modulus} entries; the entry for a remainder that no number leaves is {@code numbers.length}
     * @throws IllegalArgumentException if two of {@code numbers} collide
     */
    public static byte[] table(int modulus, long... numbers) {
        if (!separates(modulus, numbers)) {
            throw new IllegalArgumentException(
                    "two of the " + numbers.length + " numbers leave the same remainder modulo " + modulus);
        }
        byte[] table = new byte[modulus];
        Arrays.fill(table, (byte) numbers.length);
        for (int place = 0; place < numbers.length; place++) {
            table[(int) Long.remainderUnsigned(numbers[place], modulus)] = (byte) place;
        }
        return table;
    }
}
