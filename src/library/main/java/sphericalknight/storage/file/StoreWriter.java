package sphericalknight.storage.file;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Game;
import sphericalknight.storage.GameScheme;
import sphericalknight.storage.PositionScheme;
import sphericalknight.storage.Scheme;

/**
 * Writes a file record by record; nothing but the last record is in memory. The format is in {@link StoreHeader}. A file is complete after
 * {@link #finish} only.
 *
 * @param <T> what is stored
 */
public final class StoreWriter<T> {
    private final Scheme<T> scheme;
    private final CRC32 crc = new CRC32();
    private final DataOutputStream out;
    private int count;

    private StoreWriter(Scheme<T> scheme, StoreHeader header, OutputStream stream) throws IOException {
        this.scheme = scheme;
        out = new DataOutputStream(new CheckedOutputStream(stream, crc));
        out.write(StoreHeader.MAGIC);
        out.writeByte(StoreHeader.VERSION);
        out.writeByte(header.kind().letter);
        out.writeInt(header.fingerprint());
        out.writeByte(header.scheme().length());
        out.write(header.scheme().getBytes(StandardCharsets.US_ASCII));
    }

    /**
     * Begins a file of positions.
     *
     * @param scheme how to store them
     * @param stream takes the bytes; buffered by the caller, and closed by the caller
     * @return the writer, with the header written
     * @throws IOException if the stream does not take them
     */
    public static StoreWriter<Position> positions(PositionScheme scheme, OutputStream stream) throws IOException {
        return new StoreWriter<>(scheme, StoreHeader.of(scheme), stream);
    }

    /**
     * Begins a file of games.
     *
     * @param scheme how to store them
     * @param stream takes the bytes; buffered by the caller, and closed by the caller
     * @return the writer, with the header written
     * @throws IOException if the stream does not take them
     */
    public static StoreWriter<Game> games(GameScheme scheme, OutputStream stream) throws IOException {
        return new StoreWriter<>(scheme, StoreHeader.of(scheme), stream);
    }

    /**
     * Writes one record.
     *
     * @param object what to store
     * @return the length of its code in bytes
     * @throws IOException if the stream does not take it
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
     * Writes the end of the file.
     *
     * @throws IOException if the stream does not take it
     */
    public void finish() throws IOException {
        out.writeByte(0);
        out.writeInt(count);
        out.writeInt((int) crc.getValue());
        out.flush();
    }
}
