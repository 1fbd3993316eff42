package sphericalknight.grader.isolation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;

/** The grader's own temporary folder: the jars for its child processes, and an empty folder for each seat. */
final class Seats {
    private final Path root;

    Seats() {
        try {
            root = Files.createTempDirectory("spherical-knight-");
            permit(root, "rwx--x--x");
        } catch (IOException e) {
            throw new UncheckedIOException("there is no temporary folder", e);
        }
    }

    /** Where the jars are: other users may read them, not list the folder. */
    Path root() {
        return root;
    }

    /** The folder of a seat, made when it is missing; only its owner may write to it. */
    Path folder(int seat) {
        Path folder = root.resolve("seat-" + seat);
        try {
            if (Files.notExists(folder)) {
                Files.createDirectory(folder);
                permit(folder, "rwx--x--x");
            }
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException("the folder of a child process cannot be made", e);
        }
    }

    static void permit(Path path, String permissions) throws IOException {
        if (path.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
        }
    }

    /** Removes the folder of a seat with everything in it. */
    void empty(int seat) {
        delete(root.resolve("seat-" + seat));
    }

    /** Removes everything. */
    void close() {
        delete(root);
    }

    /** Removes {@code folder}; links are removed, not followed. */
    static void delete(Path folder) {
        if (Files.notExists(folder)) {
            return;
        }
        try {
            Files.walkFileTree(folder, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    Files.deleteIfExists(file);
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult postVisitDirectory(Path each, IOException e) throws IOException {
                    Files.deleteIfExists(each);
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException("the folder of a child process cannot be removed", e);
        }
    }
}
