package sphericalknight.grader.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.UserError;

/** Writes the grader's files atomically. Only their owner can read them, because they contain names and points. */
public final class ReportFile {
    private ReportFile() {}

    /**
     * Writes {@code text} as UTF-8, and creates missing parent folders.
     *
     * @throws UserError if the file cannot be written
     */
    public static void write(Path file, String text) {
        write(file, text.getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes {@code bytes}, and creates missing parent folders.
     *
     * @throws UserError if the file cannot be written
     */
    static void write(Path file, byte[] bytes) {
        try {
            createFolder(file.toAbsolutePath().getParent());
            AtomicFile.writeForOwner(file, bytes);
        } catch (IOException e) {
            throw new UserError(
                    "Cannot write " + file + " (" + e.getMessage() + "); choose a folder that can be written.", e);
        }
    }

    /** Creates a folder, and the folders above it, unless they exist. Only their owner can see into new ones, where the system has owners. */
    public static void createFolder(Path folder) throws IOException {
        boolean hasModes = folder.getFileSystem().supportedFileAttributeViews().contains("posix");
        if (hasModes) {
            Files.createDirectories(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } else {
            Files.createDirectories(folder);
        }
    }
}
