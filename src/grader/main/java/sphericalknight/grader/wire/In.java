package sphericalknight.grader.wire;

import java.nio.ByteBuffer;

/**
 * Reads values from bytes. Whatever the bytes are, the result is a value or a {@link WireException}. This package uses neither streams nor
 * lambdas: a child lives for a tenth of a second, and its first lambda would cost 6 ms of that (JDK 17).
 */
public final class In {
    private final ByteBuffer bytes;

    /**
     * Creates a reader for the payload of one frame.
     *
     * @param payload the bytes; they are not copied
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

    /** Reads the next byte, -128 to 127. */
    public byte get() {
        return next(1).get();
    }

    /** Reads the next two bytes, most significant first, as an unsigned number: 0 to 65535. */
    public int getShort() {
        return next(2).getShort() & 0xFFFF;
    }

    /** Reads the next four bytes, most significant first. */
    public int getInt() {
        return next(4).getInt();
    }

    /** Reads the next eight bytes, most significant first. */
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
     * @param least the minimum size of one value in bytes
     */
    public int getLength(int least) {
        int length = getInt();
        if (length < 0 || (long) length * Math.max(1, least) > bytes.remaining()) {
            throw new WireException(
                    "a length of " + length + " in a frame that has " + bytes.remaining() + " bytes left");
        }
        return length;
    }

    /** Reads a length and that many bytes. */
    public byte[] getBytes() {
        byte[] value = new byte[getLength(1)];
        bytes.get(value);
        return value;
    }

    /** Reads a length and that many characters, two bytes each. */
    public String getText() {
        char[] text = new char[getLength(2)];
        bytes.asCharBuffer().get(text);
        bytes.position(bytes.position() + 2 * text.length);
        return new String(text);
    }

    /** Checks that everything has been read; throws a {@link WireException} if not. */
    public void end() {
        if (bytes.hasRemaining()) {
            throw new WireException(bytes.remaining() + " bytes too many in a frame");
        }
    }
}
