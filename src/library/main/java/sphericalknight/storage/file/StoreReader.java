package sphericalknight.storage.file;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/**
 * Reads a file record by record. Foreign, newer, cut off and changed files are answered by one sentence. The checksum can be compared at the
 * end only, so what was read before may be thrown away then.
 */
public final class StoreReader {
    private static final int LONGEST_CODE = 1 << 20;

    private final CRC32 crc = new CRC32();
    private final DataInputStream in;
    private final StoreHeader header;
    private int count;

    /**
     * Opens a file and reads its header.
     *
     * @param stream gives the bytes; buffered by the caller, and closed by the caller
     * @throws IOException if the stream cannot be read
     * @throws IllegalArgumentException if it is no such file
     */
    public StoreReader(InputStream stream) throws IOException {
        in = new DataInputStream(new CheckedInputStream(stream, crc));
        header = readHeader();
    }

    private StoreHeader readHeader() throws IOException {
        byte[] magic = in.readNBytes(StoreHeader.MAGIC.length);
        if (!Arrays.equals(magic, StoreHeader.MAGIC)) {
            throw new IllegalArgumentException("it is not a file of stored positions or games: these begin with SKST");
        }
        try {
            int version = in.readUnsignedByte();
            if (version != StoreHeader.VERSION) {
                throw new IllegalArgumentException("it has version " + version
                        + " of the format; this course reads version " + StoreHeader.VERSION);
            }
            StoreHeader.Kind kind = kind((char) in.readUnsignedByte());
            int fingerprint = in.readInt();
            int length = in.readUnsignedByte();
            byte[] name = new byte[length];
            in.readFully(name);
            String scheme = new String(name, StandardCharsets.US_ASCII);
            if (length > StoreHeader.LONGEST_NAME || !scheme.matches("[a-z0-9-]+")) {
                throw new IllegalArgumentException("the name of its scheme is not readable");
            }
            return new StoreHeader(kind, scheme, fingerprint);
        } catch (EOFException cutOff) {
            throw new IllegalArgumentException("it was cut off in its header", cutOff);
        }
    }

    private static StoreHeader.Kind kind(char letter) {
        for (StoreHeader.Kind kind : StoreHeader.Kind.values()) {
            if (kind.letter == letter) {
                return kind;
            }
        }
        throw new IllegalArgumentException("it holds neither positions nor games");
    }

    /**
     * What the file holds.
     *
     * @return kind, scheme and fingerprint
     */
    public StoreHeader header() {
        return header;
    }

    /**
     * Checks that the file was written with the tables that a scheme has now.
     *
     * @param now the header a file of this scheme would get
     * @throws IllegalArgumentException if the tables are others
     */
    public void expect(StoreHeader now) {
        if (!now.equals(header)) {
            throw new IllegalArgumentException("it was written with other tables of the scheme \"" + header.scheme()
                    + "\"; unpack it with the course that wrote it");
        }
    }

    /**
     * Reads the next record.
     *
     * @return its code; empty behind the last one, when count and checksum are right
     * @throws IOException if the stream cannot be read
     * @throws IllegalArgumentException if the file was cut off or changed
     */
    public Optional<byte[]> next() throws IOException {
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
        } catch (EOFException cutOff) {
            throw new IllegalArgumentException("it was cut off behind record " + count, cutOff);
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
            throw new IllegalArgumentException("its checksum does not fit: the file was changed");
        }
        if (records != count) {
            throw new IllegalArgumentException(
                    "it tells " + records + " records and has " + count + ": the file was changed");
        }
        if (in.read() >= 0) {
            throw new IllegalArgumentException("bytes follow behind its end: the file was changed");
        }
    }
}
