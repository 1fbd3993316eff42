package sphericalknight.grader.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.Set;
import sphericalknight.common.UserError;
import sphericalknight.grader.report.ReportFile;

/**
 * The seed of the hidden inputs: 32 random bytes, as 64 hexadecimal digits in a file that only its owner may read. Anyone who knows it
 * knows the hidden inputs.
 */
public final class Seed {
    private static final Set<PosixFilePermission> OWNER =
            EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OWNER_WRITE);
    private static final String DIGITS = "[0-9a-f]{64}";

    private Seed() {}

    /**
     * Returns the seed in {@code file}; creates the file with a new random seed if it does not exist.
     *
     * @return 64 hexadecimal digits
     * @throws UserError if the file is not a seed file, others may read it, or it cannot be read or written
     */
    public static String keptIn(Path file) {
        try {
            if (Files.notExists(file)) {
                draw(file);
            }
        } catch (FileAlreadyExistsException justNow) {
            return read(file);
        } catch (IOException e) {
            throw new UserError(
                    "Cannot write " + file + " (" + e.getMessage() + "); choose a folder that can be written.", e);
        }
        return read(file);
    }

    private static void draw(Path file) throws IOException {
        byte[] seed = new byte[32];
        new SecureRandom().nextBytes(seed);
        ReportFile.createFolder(file.toAbsolutePath().getParent());
        Path fresh = hasModes(file)
                ? Files.createTempFile(
                        file.toAbsolutePath().getParent(), ".seed", ".tmp", PosixFilePermissions.asFileAttribute(OWNER))
                : Files.createTempFile(file.toAbsolutePath().getParent(), ".seed", ".tmp");
        try {
            Files.writeString(fresh, HexFormat.of().formatHex(seed) + "\n", StandardOpenOption.TRUNCATE_EXISTING);
            Files.move(fresh, file);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }

    /**
     * Returns the seed in an existing file.
     *
     * @throws UserError if the file does not exist, is not a seed file, or may be read by others
     */
    public static String read(Path file) {
        try {
            if (hasModes(file) && !OWNER.containsAll(readersAndWriters(file))) {
                throw new UserError(file + " can be read by others, and whoever knows the seed knows the hidden inputs:"
                        + " chmod 600 " + file + ", or delete it to draw a new one.");
            }
            byte[] start;
            try (var in = Files.newInputStream(file)) {
                start = in.readNBytes(100);
            }
            String text = new String(start, StandardCharsets.ISO_8859_1).strip();
            if (!text.matches(DIGITS)) {
                throw new UserError(file + " holds no seed; 64 hexadecimal digits are needed, as in OUT/seed.");
            }
            return text;
        } catch (NoSuchFileException e) {
            throw new UserError("There is no file " + file + "; --seed-file names a file that holds a seed.", e);
        } catch (IOException e) {
            throw new UserError("Cannot read " + file + " (" + e.getMessage() + ").", e);
        }
    }

    private static Set<PosixFilePermission> readersAndWriters(Path file) throws IOException {
        Set<PosixFilePermission> modes = EnumSet.noneOf(PosixFilePermission.class);
        modes.addAll(Files.getPosixFilePermissions(file));
        modes.remove(PosixFilePermission.OWNER_EXECUTE);
        return modes;
    }

    private static boolean hasModes(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
