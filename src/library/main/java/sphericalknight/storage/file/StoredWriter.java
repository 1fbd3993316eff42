package sphericalknight.storage.file;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import sphericalknight.storage.Scheme;

/**
 * Writes a file of positions or games, one record after another. Version 1 of the format:
 *
 * <pre>{@code
 * offset  size  meaning (numbers with the highest byte first)
 *      0     4  "SKST"
 *      4     1  version of the format: 1
 *      5     1  the kind: 'P' positions, 'G' games
 *      6     4  fingerprint of the scheme's tables: CRC-32 of its codes for fixed objects
 *     10     1  n, the length of the scheme's name, 1 to 64
 *     11     n  the name in ASCII, such as "learned"
 *   11+n     -  the records:
 *               length of the code plus 1, in groups of seven bits, lowest first; bit 7 is set if another group follows
 *               the code
 *      -     1  0: no more records
 *      -     4  the number of records
 *      -     4  CRC-32 of all bytes before this number
 * }</pre>
 *
 * <p>If the tables of a scheme are retrained, its old files become unreadable; the fingerprint detects this before anything is decoded
 * wrongly.
 *
 * @param <T> the type of the stored objects
 */
public final class StoredWriter<T> {
    static final String MAGIC = "SKST";
    static final int VERSION = 1;
    static final int LONGEST_NAME = 64;

    private final Scheme<T> scheme;
    private final CRC32 crc = new CRC32();
    private final DataOutputStream out;
    private int count;

    /**
     * Begins a file.
     *
     * @param kind the kind of the objects
     * @param scheme the scheme that stores them
     * @param stream the destination of the bytes; the caller buffers and closes it
     * @throws IOException if writing to the stream fails
     */
    public StoredWriter(StoredKind<T> kind, Scheme<T> scheme, OutputStream stream) throws IOException {
        this.scheme = scheme;
        out = new DataOutputStream(new CheckedOutputStream(stream, crc));
        out.write(MAGIC.getBytes(StandardCharsets.US_ASCII));
        out.writeByte(VERSION);
        out.writeByte(kind.letter());
        out.writeInt(kind.fingerprint(scheme));
        out.writeByte(scheme.name().length());
        out.write(scheme.name().getBytes(StandardCharsets.US_ASCII));
    }

    /**
     * Writes one record, and returns the length of its code in bytes.
     *
     * @throws IOException if writing to the stream fails
     * @throws IllegalArgumentException if the scheme cannot store the object
     */
    public int write(T object) throws IOException {
        byte[] code = scheme.encode(object);
        int rest = code.length + 1;
        while (rest > 0x7F) {
            out.writeByte(rest & 0x7F | 0x80);
            rest >>>= 7;
        }
        out.writeByte(rest);
        out.write(code);
        count++;
        return code.length;
    }

    /**
     * Completes the file.
     *
     * @throws IOException if writing to the stream fails
     */
    public void finish() throws IOException {
        out.writeByte(0);
        out.writeInt(count);
        out.writeInt((int) crc.getValue());
        out.flush();
    }
}
