package sphericalknight.grader.wire;

import java.nio.ByteBuffer;

/** Bytes being written: a buffer that grows, up to the size of the largest frame. */
public final class Out {
    private ByteBuffer bytes = ByteBuffer.allocate(256);

    private ByteBuffer room(int more) {
        if (bytes.remaining() < more) {
            int needed = bytes.position() + more;
            if (needed > Frames.LARGEST) {
                throw new WireException("a value is larger than " + Frames.LARGEST + " bytes");
            }
            int size = Math.min(Frames.LARGEST, Math.max(needed, 2 * bytes.capacity()));
            bytes = ByteBuffer.allocate(size).put(bytes.flip());
        }
        return bytes;
    }

    /** Appends one byte. */
    public Out put(int value) {
        room(1).put((byte) value);
        return this;
    }

    /** Appends two bytes. */
    public Out putShort(int value) {
        room(2).putShort((short) value);
        return this;
    }

    /** Appends four bytes. */
    public Out putInt(int value) {
        room(4).putInt(value);
        return this;
    }

    /** Appends eight bytes. */
    public Out putLong(long value) {
        room(8).putLong(value);
        return this;
    }

    /** Appends a length and that many bytes. */
    public Out putBytes(byte[] value) {
        putInt(value.length);
        room(value.length).put(value);
        return this;
    }

    /** Appends a length and that many characters, whatever they are. */
    public Out putText(String value) {
        putInt(value.length());
        ByteBuffer room = room(2 * value.length());
        for (int i = 0; i < value.length(); i++) {
            room.putChar(value.charAt(i));
        }
        return this;
    }

    /** What was written. */
    public byte[] bytes() {
        byte[] all = new byte[bytes.position()];
        System.arraycopy(bytes.array(), 0, all, 0, all.length);
        return all;
    }
}
