package sphericalknight.grader.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import sphericalknight.common.Secret;
import sphericalknight.common.UserError;
import sphericalknight.grader.report.ReportFile;

/**
 * The seed of the hidden inputs: 32 random bytes, as 64 hexadecimal digits in a file that only its owner may read. Anyone who knows it
 * knows the hidden inputs.
 */
final class Seed {
    private Seed() {}

    /**
     * Returns the seed in {@code file}; creates the file with a new random seed if it does not exist.
     *
     * @return 64 hexadecimal digits
     * @throws UserError if the file is not a seed file, others may read it, or it cannot be read or written
     */
    static String keptIn(Path file) {
        if (Files.notExists(file)) {
            ReportFile.write(file, Secret.ofBytes(32) + "\n");
        }
        return read(file);
    }

    /**
     * Returns the seed in an existing file.
     *
     * @throws UserError if the file does not exist, is not a seed file, or may be read by others
     */
    static String read(Path file) {
        try {
            if (isOpenToOthers(file)) {
                throw new UserError(file + " can be read by others, and whoever knows the seed knows the hidden inputs:"
                        + " chmod 600 " + file + ", or delete it to draw a new one.");
            }
            byte[] start;
            try (var in = Files.newInputStream(file)) {
                start = in.readNBytes(100);
            }
            String text = new String(start, StandardCharsets.ISO_8859_1).strip();
            if (!text.matches("[0-9a-f]{64}")) {
                throw new UserError(file + " holds no seed; 64 hexadecimal digits are needed, as in OUT/seed.");
            }
            return text;
        } catch (NoSuchFileException e) {
            throw new UserError("There is no file " + file + "; --seed-file names a file that holds a seed.", e);
        } catch (IOException e) {
            throw new UserError("Cannot read " + file + " (" + e.getMessage() + ").", e);
        }
    }

    private static boolean isOpenToOthers(Path file) throws IOException {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix")
                && !PosixFilePermissions.toString(Files.getPosixFilePermissions(file))
                        .endsWith("------");
    }
}
