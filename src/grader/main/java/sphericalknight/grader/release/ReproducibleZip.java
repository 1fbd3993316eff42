package sphericalknight.grader.release;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.LocalDateTime;
import java.util.Map;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/** A tree as a zip: the same bytes for the same tree. Entries are sorted, all from one minute, and have the modes of Unix. */
final class ReproducibleZip {
    private static final LocalDateTime TIME = LocalDateTime.of(2026, 11, 20, 0, 0);
    private static final int PROGRAM = 0100755;
    private static final int FILE = 0100644;

    private ReproducibleZip() {}

    static byte[] of(FileTree tree) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : tree.files().entrySet()) {
                ZipArchiveEntry entry = new ZipArchiveEntry(file.getKey());
                entry.setTimeLocal(TIME);
                entry.setUnixMode(tree.isProgram(file.getKey()) ? PROGRAM : FILE);
                zip.putArchiveEntry(entry);
                zip.write(file.getValue());
                zip.closeArchiveEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
