package sphericalknight.grader.wire;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Writes values into a buffer that begins with the length of the frame and grows as needed, up to the size of the largest frame. */
public final class Out {
    private static final int LENGTH = Integer.BYTES;

    private ByteBuffer bytes = ByteBuffer.allocate(64).position(LENGTH);

    private ByteBuffer room(int more) {
        if (bytes.remaining() < more) {
            int needed = bytes.position() + more;
            if (needed - LENGTH > Frames.LARGEST) {
                throw new WireException("a value is larger than " + Frames.LARGEST + " bytes");
            }
            int size = Math.min(LENGTH + Frames.LARGEST, Math.max(needed, 2 * bytes.capacity()));
            bytes = ByteBuffer.allocate(size).put(bytes.flip());
        }
        return bytes;
    }

    /** Appends the lowest byte of {@code value}. */
    public Out put(int value) {
        room(1).put((byte) value);
        return this;
    }

    /** Appends the lower two bytes of {@code value}, most significant first. */
    public Out putShort(int value) {
        room(2).putShort((short) value);
        return this;
    }

    /** Appends the four bytes of {@code value}, most significant first. */
    public Out putInt(int value) {
        room(4).putInt(value);
        return this;
    }

    /** Appends the eight bytes of {@code value}, most significant first. */
    public Out putLong(long value) {
        room(8).putLong(value);
        return this;
    }

    /** Appends the length of {@code value} and its bytes. */
    public Out putBytes(byte[] value) {
        putInt(value.length);
        room(value.length).put(value);
        return this;
    }

    /** Appends the length of {@code value}, then its characters, two bytes each. */
    public Out putText(String value) {
        putInt(value.length());
        ByteBuffer room = room(2 * value.length());
        for (int i = 0; i < value.length(); i++) {
            room.putChar(value.charAt(i));
        }
        return this;
    }

    /** A copy of the bytes written so far, without the length of the frame. */
    public byte[] bytes() {
        return Arrays.copyOfRange(bytes.array(), LENGTH, bytes.position());
    }

    /** Writes the length of the contents, then the contents, in a single call. */
    void writeTo(OutputStream stream) throws IOException {
        bytes.putInt(0, bytes.position() - LENGTH);
        stream.write(bytes.array(), 0, bytes.position());
    }
}
