package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import sphericalknight.common.UserError;

/**
 * The folder with the programs that compile and check answers in a browser. Building them takes minutes, so {@code ./course site} does
 * it only when asked.
 */
final class BuiltMachine {
    /** The Maven command that builds the programs; it must be run in the project folder. */
    static final String BUILD = "mvn -Pwasm -DskipTests package -pl src/browser -am";

    private static final String WORKER = "worker.js";

    /** The folders and files from which the programs are built. */
    static final List<String> SOURCES = List.of(
            "src/common/main",
            "src/library/main",
            "src/machine/main",
            "src/notebook/main",
            "src/exercise/main",
            "exercises/contracts/main",
            "src/browser/main",
            "src/browser/pom.xml",
            "src/web/main/java/sphericalknight/web/live",
            "pom.xml");

    private final Path root;
    private final Path folder;

    /** Represents the folder that the build writes for the project in {@code root}; the folder itself is not created. */
    BuiltMachine(Path root) {
        this.root = root;
        this.folder = root.resolve("src/browser/target/machine");
    }

    /** Builds the programs; what Maven says goes to the terminal. */
    void build() {
        List<String> command = new ArrayList<>(List.of(BUILD.split(" ")));
        command.addAll(1, List.of("-q", "-B"));
        int exitCode;
        try {
            exitCode = new ProcessBuilder(command)
                    .directory(root.toFile())
                    .redirectOutput(ProcessBuilder.Redirect.INHERIT)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start()
                    .waitFor();
        } catch (IOException e) {
            throw new UserError("Maven cannot be started (" + e.getMessage() + "): install Maven 3.8 or newer.", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new UserError("The build of the compiler for the browser was interrupted: start it again.", e);
        }
        if (exitCode != 0) {
            throw new UserError("The compiler for the browser was not built: the lines above say why. To see more, run "
                    + BUILD + ".");
        }
    }

    /** What to do about exercises while the programs are not built; the students' hand-out is not there to build them. */
    String instead() {
        return Files.isDirectory(root.resolve("src/browser/main")) && Files.isDirectory(root.resolve("solutions"))
                ? ", because their compiler is not built: add --build."
                : "; solve them in your editor with ./course watch.";
    }

    /** All files in the folder, by name; none if the programs have not been built. */
    Map<String, byte[]> files() {
        return Files.isDirectory(folder) ? files(folder) : Map.of();
    }

    /** All files in {@code folder}, by name. Throws a {@link UserError} if the folder cannot be read or does not contain the programs. */
    static Map<String, byte[]> files(Path folder) {
        if (!Files.isRegularFile(folder.resolve(WORKER))) {
            throw new UserError(folder + " is not the folder of the compiler for the browser, because it has no "
                    + WORKER + ": build it with " + BUILD + ".");
        }
        SortedMap<String, byte[]> files = new TreeMap<>();
        try (Stream<Path> all = Files.list(folder)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                files.put(file.getFileName().toString(), Files.readAllBytes(file));
            }
            return files;
        } catch (IOException e) {
            throw new UserError(
                    folder + " cannot be read (" + e.getMessage() + "): build it again with " + BUILD + ".", e);
        }
    }

    /**
     * A source file or folder that was changed after the build, relative to the project folder; empty if there is none or nothing has
     * been built.
     */
    Optional<Path> newerSource() {
        try {
            FileTime built = Files.getLastModifiedTime(folder.resolve(WORKER));
            for (String source : SOURCES) {
                try (Stream<Path> all = Files.walk(root.resolve(source))) {
                    for (Path each : all.toList()) {
                        if (Files.getLastModifiedTime(each).compareTo(built) > 0) {
                            return Optional.of(root.relativize(each));
                        }
                    }
                }
            }
            return Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // not built
        }
    }
}
