package sphericalknight.storage;

/**
 * Reads the symbols of a {@link RangeEncoder}. For each symbol, {@link #target} returns the position in the frequency range to which the
 * message points; the caller finds the symbol there and confirms it with {@link #accept}.
 *
 * <pre>{@code
 * int target = decoder.target(8);                 // 0 to 7; say 5
 * decoder.accept(4, 2, 8);                        // 4 <= 5 < 4 + 2: it was b
 * }</pre>
 *
 * <p>After the end the decoder reads zeros, so every array of bytes is a valid message: the caller must know the number of symbols, or code
 * the end as a symbol of its own.
 */
public final class RangeDecoder {
    private final byte[] bytes;
    private int next;
    private long range = RangeEncoder.FULL - 1;

    /** The distance of the message's number from the lower end of the interval. */
    private long offset;

    /**
     * Creates a decoder positioned at the first symbol.
     *
     * @param bytes the message; not copied
     */
    public RangeDecoder(byte[] bytes) {
        this.bytes = bytes;
        for (int i = 0; i < 4; i++) {
            offset = offset << 8 | nextByte();
        }
    }

    private int nextByte() {
        int at = next++;
        return at < bytes.length ? bytes[at] & 0xFF : 0;
    }

    /**
     * Returns the position in the frequency range to which the message points: 0 to {@code total - 1}. It lies in the part of the range
     * that belongs to the next symbol.
     *
     * @param total the sum of all frequencies, at most {@link RangeEncoder#MOST}
     */
    public int target(int total) {
        return (int) Math.min(offset / (range / total), total - 1L);
    }

    /**
     * Consumes the current symbol and moves on to the next one.
     *
     * @param below the sum of the frequencies of all symbols before this one
     * @param total the sum of all frequencies, as given to {@link #target}
     */
    public void accept(int below, int frequency, int total) {
        long unit = range / total;
        offset -= unit * below;
        range = unit * frequency;
        while (range < 1L << RangeEncoder.TOP) {
            offset = (offset << 8 | nextByte()) & (RangeEncoder.FULL - 1);
            range <<= 8;
        }
    }

    /**
     * Checks, after the last symbol, that the message ends where its encoder ended it.
     *
     * @throws IllegalArgumentException if there are bytes that no symbol needed, or zeros at the end, which an encoder leaves out
     */
    public void expectEnd() {
        if (bytes.length > next) {
            throw new IllegalArgumentException(
                    "the code is complete after " + next + " bytes, but " + (bytes.length - next) + " more follow");
        }
        if (bytes.length > 0 && bytes[bytes.length - 1] == 0) {
            throw new IllegalArgumentException("the code ends in a zero byte, which is never written");
        }
    }
}
