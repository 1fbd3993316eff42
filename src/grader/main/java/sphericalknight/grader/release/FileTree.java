package sphericalknight.grader.release;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.LocalDateTime;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/** A set of files identified by path, with {@code /} between folders, and sorted by path. */
public final class FileTree {
    private static final LocalDateTime TIME = LocalDateTime.of(2026, 11, 20, 0, 0);

    private final SortedMap<String, byte[]> files = new TreeMap<>();

    /** Adds a file, replacing any existing file at this path. */
    public FileTree put(String path, byte[] bytes) {
        files.put(path, bytes);
        return this;
    }

    /** Adds a UTF-8 text file, replacing any existing file at this path. */
    public FileTree put(String path, String text) {
        return put(path, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Adds all files of {@code other}, prefixing their paths with {@code folder}, which ends in {@code /}. */
    public FileTree putAll(String folder, FileTree other) {
        other.files.forEach((path, bytes) -> put(folder + path, bytes));
        return this;
    }

    /** All files by path, in the order of the paths. */
    public Map<String, byte[]> files() {
        return files;
    }

    /** The text of a file, which must exist. */
    public String text(String path) {
        return new String(files.get(path), StandardCharsets.UTF_8);
    }

    /** Whether a file may be executed, decided by its name because Windows has no file modes. */
    private static boolean isProgram(String path) {
        return path.matches("(.*/)?(course|setup\\.sh|run_autograder)");
    }

    /**
     * The files as a zip. The same tree gives the same bytes: entries are sorted and share one fixed time, and Unix file modes are
     * stored.
     */
    public byte[] zip() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                ZipArchiveEntry entry = new ZipArchiveEntry(file.getKey());
                entry.setTimeLocal(TIME);
                entry.setUnixMode(isProgram(file.getKey()) ? 0100755 : 0100644);
                zip.putArchiveEntry(entry);
                zip.write(file.getValue());
                zip.closeArchiveEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** Writes all files to {@code folder}, creating the folders in their paths. */
    public void writeTo(Path folder) {
        try {
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                Path to = folder.resolve(file.getKey());
                Files.createDirectories(to.getParent());
                Files.write(to, file.getValue());
                if (isProgram(file.getKey())
                        && to.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                    Files.setPosixFilePermissions(to, PosixFilePermissions.fromString("rwxr-xr-x"));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
