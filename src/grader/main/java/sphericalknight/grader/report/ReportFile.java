package sphericalknight.grader.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            AtomicFile.writeForOwner(file, text);
        } catch (IOException e) {
            throw new UserError(
                    "Cannot write " + file + " (" + e.getMessage() + "); choose a folder that can be written.", e);
        }
    }
}
