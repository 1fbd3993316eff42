package sphericalknight.common;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

public final class Folders {
    private Folders() {}

    /**
     * What is in {@code folder}, by name; nothing if it does not exist.
     *
     * @throws UserError if it cannot be read
     */
    public static List<Path> list(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.sorted().toList();
        } catch (IOException e) {
            throw new UserError("Cannot read the folder " + folder + " (" + e.getMessage() + ").", e);
        }
    }

    /**
     * Deletes {@code folder} and everything in it; links are deleted, not followed. Does nothing if the folder does not exist.
     *
     * @throws IOException if anything in it cannot be deleted
     */
    public static void delete(Path folder) throws IOException {
        if (Files.notExists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
