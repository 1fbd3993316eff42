package sphericalknight.grader.release;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A tree as a zip: the same bytes for the same tree. Entries are sorted, all from one minute; the modes of Unix, which Java's own writer
 * leaves out, are written into the directory at the end of the file (APPNOTE.TXT 4.3.12).
 */
final class SameZip {
    private static final LocalDateTime TIME = LocalDateTime.of(2026, 11, 20, 0, 0);
    private static final int DIRECTORY_ENTRY = 0x02014b50;
    private static final int END = 0x06054b50;
    private static final int END_LENGTH = 22;
    private static final int UNIX = 3;
    private static final int PROGRAM = 0100755;
    private static final int FILE = 0100644;

    private SameZip() {}

    static byte[] of(FileTree tree) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : tree.files().entrySet()) {
                ZipEntry entry = new ZipEntry(file.getKey());
                entry.setTimeLocal(TIME);
                zip.putNextEntry(entry);
                zip.write(file.getValue());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return withModes(bytes.toByteArray(), tree);
    }

    private static byte[] withModes(byte[] zip, FileTree tree) {
        ByteBuffer buffer = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
        int end = zip.length - END_LENGTH;
        if (buffer.getInt(end) != END) {
            throw new IllegalStateException("a zip with a comment or more than 65535 entries");
        }
        int at = buffer.getInt(end + 16);
        for (String path : tree.files().keySet()) {
            if (buffer.getInt(at) != DIRECTORY_ENTRY) {
                throw new IllegalStateException("the directory of the zip is not where it should be");
            }
            buffer.put(at + 5, (byte) UNIX);
            buffer.putInt(at + 38, (tree.isProgram(path) ? PROGRAM : FILE) << 16);
            at += 46 + buffer.getShort(at + 28) + buffer.getShort(at + 30) + buffer.getShort(at + 32);
        }
        return zip;
    }
}
