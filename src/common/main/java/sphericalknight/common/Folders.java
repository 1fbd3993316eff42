package sphericalknight.common;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

public final class Folders {
    private Folders() {}

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
