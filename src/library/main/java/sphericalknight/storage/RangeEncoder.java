package sphericalknight.storage;

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
 * <p>The interval is kept as 32 bits. When its width falls below 2^24, the top byte of {@code low} is settled, except for a carry that may
 * still come, and is written. Adding to {@code low} can carry into bytes that were written before: {@link #carry} adds one to them.
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

    private byte[] bytes = new byte[32];
    private int size;
    private long low;
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
        low += unit * below;
        range = unit * frequency;
        if (low >= FULL) {
            low -= FULL;
            carry();
        }
        while (range < 1L << TOP) {
            append((byte) (low >>> TOP));
            low = (low << 8) & (FULL - 1);
            range <<= 8;
        }
    }

    /** Adds one to the bytes written so far, carrying as in 1999 + 1. */
    private void carry() {
        int last = size - 1;
        while (++bytes[last] == 0) {
            last--;
        }
    }

    private void append(byte value) {
        if (size == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * size);
        }
        bytes[size++] = value;
    }

    /**
     * Ends the message with as few bytes as possible: the number in the interval that ends in the most zeros, without the zero bytes at its
     * end, because the decoder reads zeros there. Afterwards no more symbols can be coded.
     *
     * @return the message; empty if {@code below} was 0 for every symbol
     */
    public byte[] finish() {
        for (int zeros = 32; zeros >= 0; zeros--) {
            long number = (low + (1L << zeros) - 1) >>> zeros << zeros;
            if (number < low + range) {
                low = number;
                break;
            }
        }
        if (low >= FULL) {
            low -= FULL;
            carry();
        }
        for (int shift = TOP; shift >= 0; shift -= 8) {
            append((byte) (low >>> shift));
        }
        while (size > 0 && bytes[size - 1] == 0) {
            size--;
        }
        return Arrays.copyOf(bytes, size);
    }
}
