package sphericalknight.grader.wire;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;

/** Frames on a pipe: four bytes of length, then the payload. */
public final class Frames {
    /** The longest payload, in bytes. */
    public static final int LARGEST = 1 << 23;

    /** So much is allocated at once; more only as it arrives. */
    private static final int PIECE = 1 << 16;

    private Frames() {}

    /**
     * Writes one frame in one piece and flushes it.
     *
     * @throws IOException if nobody reads at the other end
     */
    public static void write(OutputStream to, Out payload) throws IOException {
        byte[] bytes = payload.bytes();
        to.write(ByteBuffer.allocate(4 + bytes.length)
                .putInt(bytes.length)
                .put(bytes)
                .array());
        to.flush();
    }

    /**
     * Reads one frame.
     *
     * @throws EOFException if the other end is closed
     * @throws WireException if the length is impossible
     */
    public static In read(InputStream from) throws IOException {
        DataInputStream in = new DataInputStream(from);
        int length = in.readInt();
        if (length < 0 || length > LARGEST) {
            throw new WireException("a frame of " + length + " bytes; at most " + LARGEST + " are allowed");
        }
        byte[] bytes = new byte[Math.min(length, PIECE)];
        in.readFully(bytes);
        while (bytes.length < length) {
            int read = bytes.length;
            bytes = Arrays.copyOf(bytes, (int) Math.min(length, 2L * read));
            in.readFully(bytes, read, bytes.length - read);
        }
        return new In(bytes);
    }
}
