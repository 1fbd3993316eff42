package sphericalknight.chess.endgame;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/**
 * The bishop-and-knight endgame table as a small file with random access: about 630 kB instead of 16 MiB. It saves space in three simple
 * ways. The {@link Triangle} leaves only 20 squares for the white king. Only positions with Black to move are stored, because White's best
 * move is the one that leads to the smallest distance. And each row of 4,096 bytes (one white king, one bishop) is deflated separately.
 *
 * <pre>{@code
 *   byte 0    4b 42 4e 4b   "KBNK"
 *   byte 4    01            version
 *   byte 5    00 00 00
 *   byte 8    CRC-32 of everything from byte 12 on
 *   byte 12   641 offsets of four bytes, counted from byte 0: row r begins at offset[r] and ends at offset[r + 1]
 *   then      640 rows, row = white king's number in the triangle * 32 + bishop / 2, each a raw deflate stream of
 *             4,096 bytes: byte 64 * black king + knight   0 = White cannot win, or no such position
 *                                                          n = mate in n - 1 moves with Black to move
 * }</pre>
 *
 * <p>Numbers are big-endian. Within a row the knight's square varies fastest, because neighbouring knight squares have equal distances more
 * often than neighbouring king squares: the other order takes 5% more space.
 */
public final class CompactTable implements MateDistances {
    private static final int MAGIC = 0x4B424E4B;
    private static final int VERSION = 1;
    private static final int BODY = 12;
    private static final int ROW = 64 * 64;
    private static final int ROWS = BODY + 4 * (Placement.ROWS + 1);

    private final ByteBuffer file;
    private final byte[][] rows = new byte[Placement.ROWS][];

    private CompactTable(ByteBuffer file) {
        this.file = file;
    }

    /**
     * Reads a table from its file.
     *
     * @param bytes the whole file; not copied
     * @return the table; a row is inflated when it is first needed
     * @throws IllegalArgumentException if the bytes are not such a table, or are truncated, damaged or of an unknown version; the message
     *     says what is wrong
     */
    public static CompactTable of(byte[] bytes) {
        ByteBuffer file = ByteBuffer.wrap(bytes);
        if (bytes.length < ROWS || file.getInt(0) != MAGIC) {
            throw new IllegalArgumentException("it does not begin like a mate table (4b 42 4e 4b)");
        }
        if (file.get(4) != VERSION) {
            throw new IllegalArgumentException(
                    "it is a mate table of version " + file.get(4) + ", and version " + VERSION + " is known here");
        }
        if (file.getInt(ROWS - 4) != bytes.length) {
            throw new IllegalArgumentException(
                    "it has %,d bytes instead of %,d".formatted(bytes.length, file.getInt(ROWS - 4)));
        }
        if (file.getInt(8) != checksum(bytes)) {
            throw new IllegalArgumentException("its checksum is wrong, so it is damaged");
        }
        return new CompactTable(file);
    }

    /** Returns the contents of the file for {@code table}, about 630,000 bytes. */
    public static byte[] bytes(MateTable table) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        ByteBuffer head = ByteBuffer.allocate(ROWS);
        head.putInt(MAGIC).put((byte) VERSION).position(BODY);
        for (int row = 0; row < Placement.ROWS; row++) {
            head.putInt(ROWS + body.size());
            body.writeBytes(deflated(row(table, row)));
        }
        head.putInt(ROWS + body.size());
        byte[] bytes = ByteBuffer.allocate(ROWS + body.size())
                .put(head.flip())
                .put(body.toByteArray())
                .array();
        ByteBuffer.wrap(bytes).putInt(8, checksum(bytes));
        return bytes;
    }

    @Override
    public int moves(MatePosition position) {
        if (position.whiteToMove()) {
            int best = Integer.MAX_VALUE;
            for (int moves : choices(position).values()) {
                best = moves == DRAW ? best : Math.min(best, moves);
            }
            return best == Integer.MAX_VALUE ? DRAW : best + 1;
        }
        int flip = position.isLight() ? 0 : 7;
        int king = position.whiteKing() ^ flip;
        int mirrors = Triangle.mirrorsOf(king);
        int row = Placement.row(Triangle.mirrored(mirrors, king), Triangle.mirrored(mirrors, position.bishop() ^ flip));
        int blackKing = Triangle.mirrored(mirrors, position.blackKing() ^ flip);
        int knight = Triangle.mirrored(mirrors, position.knight() ^ flip);
        return row(row)[64 * blackKing + knight] - 1;
    }

    private static byte[] row(MateTable table, int number) {
        int king = Triangle.square(number / 32);
        int bishop = LightBishop.square(number % 32);
        byte[] row = new byte[ROW];
        for (int blackKing = 0; blackKing < 64; blackKing++) {
            for (int knight = 0; knight < 64; knight++) {
                row[64 * blackKing + knight] = (byte) (table.light(king, bishop, knight, blackKing, false) + 1);
            }
        }
        return row;
    }

    private byte[] row(int number) {
        if (rows[number] == null) {
            int start = file.getInt(BODY + 4 * number);
            int end = file.getInt(BODY + 4 * number + 4);
            rows[number] = inflated(file.array(), start, end);
        }
        return rows[number];
    }

    private static byte[] deflated(byte[] row) {
        Deflater deflater = new Deflater(Deflater.BEST_COMPRESSION, true);
        try {
            deflater.setInput(row);
            deflater.finish();
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            byte[] piece = new byte[ROW];
            while (!deflater.finished()) {
                out.write(piece, 0, deflater.deflate(piece));
            }
            return out.toByteArray();
        } finally {
            deflater.end();
        }
    }

    private static byte[] inflated(byte[] bytes, int start, int end) {
        Inflater inflater = new Inflater(true);
        try {
            inflater.setInput(bytes, start, end - start);
            byte[] row = new byte[ROW];
            if (inflater.inflate(row) != ROW) {
                throw new IllegalStateException("a row of the mate table is too short, although its checksum is right");
            }
            return row;
        } catch (DataFormatException e) {
            throw new IllegalStateException("a row of the mate table is no deflate stream: " + e.getMessage(), e);
        } finally {
            inflater.end();
        }
    }

    private static int checksum(byte[] bytes) {
        CRC32 crc = new CRC32();
        crc.update(bytes, BODY, bytes.length - BODY);
        return (int) crc.getValue();
    }
}
