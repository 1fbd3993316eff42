package sphericalknight.storage;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Packs bits into bytes; the first bit is the highest of the first byte.
 *
 * <pre>{@code
 * write(5, 3)  write(1, 1)  write(0, 6)
 *
 *   1 0 1      1            0 0 0 0 0 0
 *   [1 0 1 1 0 0 0 0] [0 0 . . . . . .]     the last six are padding: zeros
 * }</pre>
 */
public final class BitWriter {
    private byte[] bytes = new byte[32];
    private int size;

    /** Writes one bit. */
    public void writeBit(boolean bit) {
        if (size == 8 * bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        if (bit) {
            bytes[size >>> 3] |= (byte) (0x80 >>> (size & 7));
        }
        size++;
    }

    /**
     * Writes a number, the highest bit first.
     *
     * @param value the number; its bits from {@code count} upwards must be zero
     * @param count 0 to 64
     * @throws IllegalArgumentException if {@code count} is not 0 to 64 or the number needs more bits
     */
    public void write(long value, int count) {
        if (count < 0 || count > 64 || (count < 64 && value >>> count != 0)) {
            throw new IllegalArgumentException(
                    "the number " + Long.toUnsignedString(value) + " does not fit in " + count + " bits");
        }
        for (int bit = count - 1; bit >= 0; bit--) {
            writeBit((value >>> bit & 1) != 0);
        }
    }

    /**
     * Writes a number of any length, the highest bit first.
     *
     * @param value the number, not negative
     * @param count 0 or more
     * @throws IllegalArgumentException if the number is negative or needs more bits
     */
    public void write(BigInteger value, int count) {
        if (value.signum() < 0 || value.bitLength() > count) {
            throw new IllegalArgumentException("the number " + value + " does not fit in " + count + " bits");
        }
        for (int bit = count - 1; bit >= 0; bit--) {
            writeBit(value.testBit(bit));
        }
    }

    /** {@return the number of bits written so far} */
    public int size() {
        return size;
    }

    /** {@return the bits, padded with zeros to whole bytes} */
    public byte[] toBytes() {
        return Arrays.copyOf(bytes, (size + 7) >>> 3);
    }

    /** {@return the bits written so far, as the digits 0 and 1} */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(size);
        for (int bit = 0; bit < size; bit++) {
            text.append((bytes[bit >>> 3] & 0x80 >>> (bit & 7)) != 0 ? '1' : '0');
        }
        return text.toString();
    }
}
