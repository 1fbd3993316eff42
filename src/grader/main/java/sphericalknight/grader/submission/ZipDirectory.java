package sphericalknight.grader.submission;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The table of contents at the end of a zip archive (PKWARE APPNOTE 6.3.10, sections 4.3.7, 4.3.12, 4.3.16), read with a limit on every
 * number in it. The JDK's reader keeps to itself what must be known here: links, and where the two names of an entry differ.
 */
final class ZipDirectory {
    private static final int LOCAL = 0x04034b50;
    private static final int CENTRAL = 0x02014b50;
    private static final int END = 0x06054b50;
    private static final int LOCAL_SIZE = 30;
    private static final int CENTRAL_SIZE = 46;
    private static final int END_SIZE = 22;
    private static final int LONGEST_COMMENT = 0xffff;
    private static final long LARGEST_TABLE = 16L << 20;

    private ZipDirectory() {}

    /**
     * One entry.
     *
     * @param name as the table has it
     * @param localName as it stands before the data, where other programs look
     * @param mode the Unix file type and permissions, 0 where there are none
     * @param flags bit 0: encrypted
     * @param method 0 stored, 8 deflated
     * @param packed bytes in the archive
     * @param size bytes unpacked, as the table claims
     * @param data where the packed bytes start
     */
    record Entry(String name, String localName, int mode, int flags, int method, long packed, long size, long data) {
        boolean isFolder() {
            return name.endsWith("/") || name.endsWith("\\") || (mode & 0xf000) == 0x4000;
        }

        /** Neither link nor device; an archive without Unix modes has regular files only. */
        boolean isRegular() {
            return (mode & 0xf000) == 0 || (mode & 0xf000) == 0x8000;
        }
    }

    /**
     * All entries, {@link Limits#ENTRIES} and one more at most.
     *
     * @throws IOException if it is no zip archive; the message goes on after the name of the file
     */
    static List<Entry> read(SeekableByteChannel zip) throws IOException {
        long end = end(zip);
        ByteBuffer last = bytes(zip, end, END_SIZE);
        long tableSize = unsigned(last.getInt(12));
        long tableStart = unsigned(last.getInt(16));
        if (tableStart + tableSize > end || tableSize > LARGEST_TABLE) {
            throw new IOException("is damaged: its table of contents is not where it says");
        }
        ByteBuffer table = bytes(zip, tableStart, (int) tableSize);
        List<Entry> entries = new ArrayList<>();
        int at = 0;
        while (at + CENTRAL_SIZE <= tableSize && table.getInt(at) == CENTRAL && entries.size() <= Limits.ENTRIES) {
            int nameLength = Short.toUnsignedInt(table.getShort(at + 28));
            int rest = Short.toUnsignedInt(table.getShort(at + 30)) + Short.toUnsignedInt(table.getShort(at + 32));
            if (at + CENTRAL_SIZE + nameLength > tableSize) {
                break;
            }
            entries.add(entry(zip, table, at, nameLength));
            at += CENTRAL_SIZE + nameLength + rest;
        }
        return entries;
    }

    private static Entry entry(SeekableByteChannel zip, ByteBuffer table, int at, int nameLength) throws IOException {
        byte[] name = new byte[nameLength];
        table.get(at + CENTRAL_SIZE, name);
        boolean fromUnix = table.get(at + 5) == 3;
        int mode = fromUnix ? table.getInt(at + 38) >>> 16 : 0;
        long local = unsigned(table.getInt(at + 42));
        String localName = "";
        long data = -1;
        if (local + LOCAL_SIZE <= zip.size()) {
            ByteBuffer header = bytes(zip, local, LOCAL_SIZE);
            int localLength = Short.toUnsignedInt(header.getShort(26));
            data = local + LOCAL_SIZE + localLength + Short.toUnsignedInt(header.getShort(28));
            if (header.getInt(0) == LOCAL && data <= zip.size()) {
                byte[] found = bytes(zip, local + LOCAL_SIZE, localLength).array();
                localName = text(found);
            }
        }
        return new Entry(
                text(name),
                localName,
                mode,
                table.getShort(at + 8),
                table.getShort(at + 10),
                unsigned(table.getInt(at + 20)),
                unsigned(table.getInt(at + 24)),
                data);
    }

    /** Where the end record starts: it is the last thing in the file but for a comment. */
    private static long end(SeekableByteChannel zip) throws IOException {
        long size = zip.size();
        int tail = (int) Math.min(size, END_SIZE + LONGEST_COMMENT);
        ByteBuffer bytes = bytes(zip, size - tail, tail);
        for (int at = tail - END_SIZE; at >= 0; at--) {
            if (bytes.getInt(at) == END) {
                return size - tail + at;
            }
        }
        throw new IOException("is no zip archive, or its end is missing");
    }

    private static ByteBuffer bytes(SeekableByteChannel zip, long start, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length).order(ByteOrder.LITTLE_ENDIAN);
        zip.position(start);
        while (bytes.hasRemaining()) {
            if (zip.read(bytes) < 0) {
                throw new IOException("is damaged: it ends too early");
            }
        }
        return bytes.flip();
    }

    private static String text(byte[] name) {
        return new String(name, StandardCharsets.UTF_8);
    }

    private static long unsigned(int value) {
        return Integer.toUnsignedLong(value);
    }
}
