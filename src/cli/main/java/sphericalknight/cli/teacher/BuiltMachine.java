package sphericalknight.cli.teacher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import sphericalknight.common.Folders;
import sphericalknight.common.UserError;

/**
 * The folder with the programs that compile and check answers in a browser. Building them takes minutes, so {@code ./course site} does
 * it only when asked.
 */
final class BuiltMachine {
    /** The Maven command that builds the programs; it must be run in the project folder. */
    static final String BUILD = "mvn -Pwasm -DskipTests package -pl src/browser -am";

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

    /** Whether the programs have been built. */
    boolean isBuilt() {
        return Files.isRegularFile(folder.resolve("worker.js"));
    }

    /** All files in the folder, by name; none if the programs have not been built. */
    Map<String, byte[]> files() {
        SortedMap<String, byte[]> files = new TreeMap<>();
        if (isBuilt()) {
            try {
                for (Path file : Folders.list(folder).stream()
                        .filter(Files::isRegularFile)
                        .toList()) {
                    files.put(file.getFileName().toString(), Files.readAllBytes(file));
                }
            } catch (IOException e) {
                throw new UserError(
                        folder + " cannot be read (" + e.getMessage() + "): build it again with " + BUILD + ".", e);
            }
        }
        return files;
    }
}
