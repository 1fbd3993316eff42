package sphericalknight.exercise.known;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Generates the Java source of the known wrong answers to all exercises. A file whose content is unchanged is not rewritten, so it is not
 * compiled again.
 */
public final class WriteSlips {
    private WriteSlips() {}

    /**
     * Generates a class for each file of slips, and deletes the classes whose slips file no longer exists.
     *
     * @param arguments the folder of the solutions, and the output folder
     */
    public static void main(String[] arguments) throws IOException {
        Path from = Path.of(arguments[0]);
        Path to = Files.createDirectories(Path.of(arguments[1]));
        Set<Path> written = new HashSet<>();
        for (Path file : files(from, ".slips")) {
            SlipFile slips = SlipFile.read(file);
            Path target = to.resolve(from.relativize(file)).resolveSibling(slips.className() + ".java");
            Files.createDirectories(target.getParent());
            if (!Files.exists(target) || !Files.readString(target).equals(slips.source())) {
                Files.writeString(target, slips.source());
            }
            written.add(target);
        }
        for (Path file : files(to, ".java")) {
            if (!written.contains(file)) {
                Files.delete(file);
            }
        }
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }
}
