package sphericalknight.storage;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Arithmetic coding in bytes, also called range coding: a message becomes an interval, which is stored as the shortest number in it. A
 * symbol of frequency 3 in 8 narrows the interval to 3/8 of its width and so costs log2(8/3) = 1.42 bits, not a whole number of bits as in
 * a Huffman code.
 *
 * <pre>{@code
 *      symbol       a         b    c           encode(0, 4, 8) is a
 *   |---------------------|------|------|      encode(4, 2, 8) is b
 *   low                         low + range    encode(6, 2, 8) is c
 *
 *   b was coded:          |------|             the new interval; the next symbol divides it again
 * }</pre>
 *
 * <p>The lower end is one long number, and the width of the interval 24 to 32 bits: when it falls below 2^24, both get another byte. (A
 * faster coder also keeps the lower end in 32 bits and writes the bytes above, into which an addition may still carry.)
 *
 * <p>All numbers are integers, so every JVM writes the same bytes.
 *
 * @see <a href="https://www.compressconsult.com/rangecoder/">G. N. N. Martin, Range encoding, 1979</a>
 */
public final class RangeEncoder {
    /** The maximum sum of frequencies: 2^16. */
    public static final int MOST = 1 << 16;

    static final int TOP = 24;
    static final long FULL = 1L << 32;

    /** The lower end of the interval, as a number of {@code bytes} bytes; {@code range} counts units of its last byte. */
    private BigInteger low = BigInteger.ZERO;

    private int bytes = 4;
    private long range = FULL - 1;

    /**
     * Codes one symbol. The decoder must know the same three numbers for it.
     *
     * @param below the sum of the frequencies of all symbols before this one
     * @param frequency the frequency of this symbol, at least 1
     * @param total the sum of all frequencies, at most {@link #MOST}
     * @throws IllegalArgumentException if {@code below} to {@code below + frequency} is not a part of 0 to {@code total}, or a number is
     *     out of range
     */
    public void encode(int below, int frequency, int total) {
        if (below < 0 || frequency < 1 || total > MOST || below > total - frequency) {
            throw new IllegalArgumentException("a symbol of frequency " + frequency + " above " + below
                    + " is not a part of " + total + " (at most " + MOST + ")");
        }
        long unit = range / total;
        low = low.add(BigInteger.valueOf(unit * below));
        range = unit * frequency;
        while (range < 1L << TOP) {
            low = low.shiftLeft(8);
            range <<= 8;
            bytes++;
        }
    }

    /**
     * Ends the message with as few bytes as possible: the number in the interval that ends in the most zeros, without the zero bytes at its
     * end, because the decoder reads zeros there. Afterwards no more symbols can be coded.
     *
     * @return the message; empty if {@code below} was 0 for every symbol
     */
    public byte[] finish() {
        int zeros = 32;
        BigInteger number = roundedUp(zeros);
        while (number.subtract(low).longValue() >= range) {
            number = roundedUp(--zeros);
        }
        byte[] message = new byte[bytes];
        for (int i = 0; i < bytes; i++) {
            message[i] = number.shiftRight(8 * (bytes - 1 - i)).byteValue();
        }
        int size = bytes;
        while (size > 0 && message[size - 1] == 0) {
            size--;
        }
        return Arrays.copyOf(message, size);
    }

    /** The first number from {@code low} upwards that ends in so many zero bits. */
    private BigInteger roundedUp(int zeros) {
        return low.negate().shiftRight(zeros).shiftLeft(zeros).negate();
    }
}
