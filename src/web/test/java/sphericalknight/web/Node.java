package sphericalknight.web;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Node.js, for the tests of the pages: where it is missing they are skipped, and say so. */
public final class Node {
    /** What node printed, and its exit code. */
    public record Run(int exitCode, String text) {}

    private Node() {}

    /** Skips the test, aloud, unless all {@code programs} are there. */
    public static void need(String... programs) {
        for (String program : programs) {
            boolean found = find(program).isPresent();
            if (!found) {
                System.out.println("SKIPPED: the test of a page needs " + program + ", which is not on the PATH.");
            }
            assumeTrue(found, program + " is not on the PATH");
        }
    }

    /** Where a program is. */
    public static String path(String program) {
        return find(program).orElseThrow().toString();
    }

    private static Optional<Path> find(String program) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Copies a script of this package's test resources. */
    public static void copy(String script, Path folder) throws IOException {
        try (var bytes = Node.class.getResourceAsStream(script)) {
            Files.write(folder.resolve(script), bytes.readAllBytes());
        }
    }

    public static Run run(Path folder, String... words) throws IOException, InterruptedException {
        Path log = Files.createTempFile(folder, "log", ".txt");
        Process process = new ProcessBuilder(List.of(words))
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        int exitCode = process.waitFor();
        return new Run(exitCode, Files.readString(log, StandardCharsets.UTF_8));
    }
}
