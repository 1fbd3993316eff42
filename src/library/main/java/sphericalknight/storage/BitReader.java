package sphericalknight.storage;

import java.math.BigInteger;

/** Reads the bits of a {@link BitWriter} in the same order: the highest bit of the first byte comes first. */
public final class BitReader {
    private final byte[] bytes;
    private int next;

    /**
     * Creates a reader positioned at the first bit.
     *
     * @param bytes the bits; not copied
     */
    public BitReader(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * Reads one bit.
     *
     * @throws IllegalArgumentException if there are no more bits
     */
    public boolean readBit() {
        if (next == 8 * bytes.length) {
            throw new IllegalArgumentException(
                    "the code ends after " + next + " bits, more are needed: it was cut off");
        }
        boolean bit = (bytes[next >>> 3] & 0x80 >>> (next & 7)) != 0;
        next++;
        return bit;
    }

    /**
     * Reads a number, the highest bit first.
     *
     * @param count 0 to 64
     * @return the number; 0 if {@code count} is 0
     * @throws IllegalArgumentException if fewer than {@code count} bits are left
     */
    public long read(int count) {
        long value = 0;
        for (int bit = 0; bit < count; bit++) {
            value = value << 1 | (readBit() ? 1 : 0);
        }
        return value;
    }

    /**
     * Reads a number of any length, the highest bit first.
     *
     * @param count 0 or more
     * @return the number, 0 to 2^count - 1
     * @throws IllegalArgumentException if fewer than {@code count} bits are left
     */
    public BigInteger readBig(int count) {
        BigInteger value = BigInteger.ZERO;
        for (int bit = count - 1; bit >= 0; bit--) {
            if (readBit()) {
                value = value.setBit(bit);
            }
        }
        return value;
    }

    /** {@return the number of bits left, padding included} */
    public int remaining() {
        return 8 * bytes.length - next;
    }

    /**
     * Checks that only padding is left: fewer than eight bits, all of them zero.
     *
     * @throws IllegalArgumentException if anything else is left
     */
    public void expectEnd() {
        int left = remaining();
        if (left >= 8) {
            throw new IllegalArgumentException(
                    "the code is complete after " + next + " bits, but " + left + " more follow");
        }
        if (read(left) != 0) {
            throw new IllegalArgumentException("the padding behind the code must be zero bits");
        }
    }
}
