package sphericalknight.grader.wire;

import java.nio.ByteBuffer;

/**
 * Bytes being read. Whatever they are: what comes back is a value or a {@link WireException}. There are neither
 * streams nor lambdas in this package: a child lives for a tenth of a second, and its first lambda costs 6 ms of that (JDK 17).
 */
public final class In {
    private final ByteBuffer bytes;

    /**
     * Reads the payload of one frame.
     *
     * @param payload kept, not copied
     */
    public In(byte[] payload) {
        bytes = ByteBuffer.wrap(payload);
    }

    private ByteBuffer next(int count) {
        if (bytes.remaining() < count) {
            throw new WireException("the frame ends too early");
        }
        return bytes;
    }

    /** The next byte, -128 to 127. */
    public byte get() {
        return next(1).get();
    }

    /** The next two bytes, 0 to 65535. */
    public int getShort() {
        return next(2).getShort() & 0xFFFF;
    }

    /** The next four bytes. */
    public int getInt() {
        return next(4).getInt();
    }

    /** The next eight bytes. */
    public long getLong() {
        return next(8).getLong();
    }

    /** The number of bytes left. */
    public int remaining() {
        return bytes.remaining();
    }

    /**
     * Reads a length and checks, before anything is allocated, that the frame can hold that many values.
     *
     * @param least bytes of the smallest value
     */
    public int getLength(int least) {
        int length = getInt();
        if (length < 0 || (long) length * Math.max(1, least) > bytes.remaining()) {
            throw new WireException(
                    "a length of " + length + " in a frame that has " + bytes.remaining() + " bytes left");
        }
        return length;
    }

    /** A length and that many bytes. */
    public byte[] getBytes() {
        byte[] value = new byte[getLength(1)];
        bytes.get(value);
        return value;
    }

    /** Reads a length and that many characters. */
    public String getText() {
        char[] text = new char[getLength(2)];
        bytes.asCharBuffer().get(text);
        bytes.position(bytes.position() + 2 * text.length);
        return new String(text);
    }

    /** Checks that everything has been read. */
    public void end() {
        if (bytes.hasRemaining()) {
            throw new WireException(bytes.remaining() + " bytes too many in a frame");
        }
    }
}
