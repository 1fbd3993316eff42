package sphericalknight.grader.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import sphericalknight.kernel.UserError;

/** Writes a file whole or not at all: under a temporary name beside it, then renamed over it. */
public final class WholeFile {
    private WholeFile() {}

    /**
     * Writes {@code text} as UTF-8 and makes the folders above.
     *
     * @throws UserError if the file cannot be written
     */
    public static void write(Path file, String text) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Path fresh = Files.createTempFile(file.toAbsolutePath().getParent(), ".report", ".tmp");
            try {
                Files.write(fresh, text.getBytes(StandardCharsets.UTF_8));
                move(fresh, file);
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (IOException e) {
            throw new UserError(
                    "Cannot write " + file + " (" + e.getMessage() + "); choose a folder that can be written.", e);
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
