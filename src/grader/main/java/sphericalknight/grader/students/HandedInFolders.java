package sphericalknight.grader.students;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import sphericalknight.grader.names.FileName;

/** Looks into submitted folders only far enough to identify their owners; a worker reads the contents of the files. */
final class HandedInFolders {
    /** The number of levels in which a submission's files lie at most. */
    static final int DEPTH = 6;

    static final int MOST_FILES = 5_000;

    /** What operating systems and tools put into folders; nobody hands it in. */
    private static final Set<String> OF_SYSTEMS = Set.of(
            "__MACOSX",
            ".DS_Store",
            ".Spotlight-V100",
            ".Trashes",
            ".fseventsd",
            ".localized",
            ".directory",
            "Thumbs.db",
            "desktop.ini",
            ".git",
            ".gitignore",
            ".gitkeep",
            ".ipynb_checkpoints");

    private HandedInFolders() {}

    /** The contents of a folder, without files created by operating systems and tools. */
    static List<Path> inside(Path folder, Set<Path> others) throws IOException {
        try (Stream<Path> inside = Files.list(folder)) {
            return inside.filter(path -> !isOfSystems(FileName.of(path)))
                    .filter(path -> !others.contains(path.toAbsolutePath().normalize()))
                    .sorted()
                    .toList();
        }
    }

    /** The contents of a folder; nothing if it cannot be read, which its reader will say. */
    static List<Path> readable(Path folder) {
        try {
            return inside(folder, Set.of());
        } catch (IOException e) {
            return List.of();
        }
    }

    private static boolean isOfSystems(String name) {
        return OF_SYSTEMS.contains(name) || name.startsWith("._") || name.startsWith(".~lock");
    }

    /**
     * What {@code look} finds among the first 5,000 files and folders in {@code folder}, itself included, down to {@code depth} levels;
     * {@code otherwise} if one of them cannot be read.
     */
    static <T> T below(Path folder, int depth, Function<Stream<Path>, T> look, T otherwise) {
        try (Stream<Path> files = Files.walk(folder, depth)) {
            return look.apply(files.limit(MOST_FILES));
        } catch (IOException | UncheckedIOException e) {
            return otherwise;
        }
    }
}
