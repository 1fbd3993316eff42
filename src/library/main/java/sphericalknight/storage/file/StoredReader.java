package sphericalknight.storage.file;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import sphericalknight.storage.Scheme;

/**
 * Reads a file that {@link StoredWriter} wrote, one record after another. Files of other formats or versions and truncated or altered files
 * are rejected with a one-sentence message. The checksum is at the end of the file, so a caller may have to discard records already read.
 */
public final class StoredReader {
    private static final int LONGEST_CODE = 1 << 20;

    private final CRC32 crc = new CRC32();
    private final DataInputStream in;
    private final StoredKind<?> kind;
    private final int fingerprint;
    private final String scheme;
    private int count;

    /**
     * Opens a file and reads its header.
     *
     * @param stream the source of the bytes; the caller buffers and closes it
     * @throws IOException if the stream cannot be read
     * @throws IllegalArgumentException if the stream is not a file of this format or version, or its header is truncated or damaged
     */
    public StoredReader(InputStream stream) throws IOException {
        in = new DataInputStream(new CheckedInputStream(stream, crc));
        if (!ascii(in.readNBytes(StoredWriter.MAGIC.length())).equals(StoredWriter.MAGIC)) {
            throw new IllegalArgumentException("it is not a file of stored positions or games: these begin with SKST");
        }
        try {
            int version = in.readUnsignedByte();
            if (version != StoredWriter.VERSION) {
                throw new IllegalArgumentException("it has version " + version
                        + " of the format; this course reads version " + StoredWriter.VERSION);
            }
            kind = kind(in.readUnsignedByte());
            fingerprint = in.readInt();
            byte[] name = new byte[in.readUnsignedByte()];
            in.readFully(name);
            scheme = ascii(name);
        } catch (EOFException truncated) {
            throw new IllegalArgumentException("it was cut off in its header", truncated);
        }
        if (scheme.length() > StoredWriter.LONGEST_NAME || !scheme.matches("[a-z0-9-]+")) {
            throw new IllegalArgumentException("the name of its scheme is not readable");
        }
    }

    private static String ascii(byte[] bytes) {
        return new String(bytes, StandardCharsets.US_ASCII);
    }

    private static StoredKind<?> kind(int letter) {
        if (letter == StoredKind.POSITIONS.letter()) {
            return StoredKind.POSITIONS;
        }
        if (letter == StoredKind.GAMES.letter()) {
            return StoredKind.GAMES;
        }
        throw new IllegalArgumentException("it holds neither positions nor games");
    }

    /** {@return the kind of the contents} */
    public StoredKind<?> kind() {
        return kind;
    }

    /** {@return the name of the scheme that wrote the file} */
    public String scheme() {
        return scheme;
    }

    /** A receiver of lines. */
    @FunctionalInterface
    public interface LineSink {
        /**
         * Receives a line.
         *
         * @param line a FEN or a sequence of moves in SAN
         * @throws IOException if the line cannot be written to its destination
         */
        void take(String line) throws IOException;
    }

    /**
     * Reads all records.
     *
     * @param lines receives each position or game as a line
     * @throws IOException if the stream cannot be read, or {@code lines} throws it
     * @throws IllegalArgumentException if the file was truncated or changed, or written with an unknown scheme or different tables
     */
    public void readAll(LineSink lines) throws IOException {
        readAll(kind, lines);
    }

    private <T> void readAll(StoredKind<T> known, LineSink lines) throws IOException {
        Scheme<T> decoder = known.scheme(scheme);
        if (known.fingerprint(decoder) != fingerprint) {
            throw new IllegalArgumentException("it was written with other tables of the scheme \"" + scheme
                    + "\"; unpack it with the course that wrote it");
        }
        for (Optional<byte[]> code = next(); code.isPresent(); code = next()) {
            String line;
            try {
                line = known.text().apply(decoder.decode(code.get()));
            } catch (IllegalArgumentException faulty) {
                throw new IllegalArgumentException("record " + count + ", " + faulty.getMessage(), faulty);
            }
            lines.take(line);
        }
    }

    /** The code of the next record; empty after the last record, once the number of records and the checksum have been verified. */
    private Optional<byte[]> next() throws IOException {
        try {
            int length = readLength() - 1;
            if (length < 0) {
                readEnd();
                return Optional.empty();
            }
            byte[] code = new byte[length];
            in.readFully(code);
            count++;
            return Optional.of(code);
        } catch (EOFException truncated) {
            throw new IllegalArgumentException("it was cut off behind record " + count, truncated);
        }
    }

    private int readLength() throws IOException {
        int length = 0;
        int shift = 0;
        int group;
        do {
            group = in.readUnsignedByte();
            length |= (group & 0x7F) << shift;
            shift += 7;
        } while (group > 0x7F && shift < 28);
        if (group > 0x7F || length > LONGEST_CODE) {
            throw new IllegalArgumentException(
                    "the length of record " + (count + 1) + " is impossible: the file was changed");
        }
        return length;
    }

    private void readEnd() throws IOException {
        int records = in.readInt();
        int expected = (int) crc.getValue();
        if (in.readInt() != expected) {
            throw new IllegalArgumentException("its checksum does not match: the file was changed");
        }
        if (records != count) {
            throw new IllegalArgumentException(
                    "it announces " + records + " records and has " + count + ": the file was changed");
        }
        if (in.read() >= 0) {
            throw new IllegalArgumentException("bytes follow behind its end: the file was changed");
        }
    }
}
