package sphericalknight.grader.wire;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;

/** Reads and writes frames on a pipe: four bytes of length, most significant first, then the payload. */
public final class Frames {
    /** The maximum length of a payload, in bytes. */
    public static final int LARGEST = 1 << 23;

    /** The number of bytes allocated up front; more are allocated only as they arrive. */
    private static final int PIECE = 1 << 16;

    private Frames() {}

    /**
     * Writes one frame with a single call and flushes the stream.
     *
     * @throws IOException if the other end is closed
     */
    public static void write(OutputStream to, Out payload) throws IOException {
        payload.writeTo(to);
        to.flush();
    }

    /**
     * Reads one frame.
     *
     * @throws EOFException if the other end is closed
     * @throws WireException if the length is impossible
     */
    public static In read(InputStream from) throws IOException {
        byte[] header = new byte[4];
        fill(header, 0, from);
        int length = new In(header).getInt();
        if (length < 0 || length > LARGEST) {
            throw new WireException("a frame of " + length + " bytes; at most " + LARGEST + " are allowed");
        }
        byte[] bytes = new byte[Math.min(length, PIECE)];
        fill(bytes, 0, from);
        while (bytes.length < length) {
            int read = bytes.length;
            bytes = Arrays.copyOf(bytes, (int) Math.min(length, 2L * read));
            fill(bytes, read, from);
        }
        return new In(bytes);
    }

    /** Reads until {@code bytes} is full, from index {@code start} on. */
    private static void fill(byte[] bytes, int start, InputStream from) throws IOException {
        for (int i = start; i < bytes.length; ) {
            int count = from.read(bytes, i, bytes.length - i);
            if (count < 0) {
                throw new EOFException("the other end is closed");
            }
            i += count;
        }
    }
}
