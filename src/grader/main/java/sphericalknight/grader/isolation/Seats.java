package sphericalknight.grader.isolation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;

/**
 * The grader's own temporary folder, which contains the jars for its child processes and one folder for each seat. It is locked as long
 * as the grader runs, so the next grader can recognise and remove the folders of graders that were killed.
 */
final class Seats {
    private static final String NAME = "spherical-knight-";
    private static final String LOCK = "lock";
    /** Folders younger than this are left alone, because their graders may not have locked them yet. */
    private static final Duration YOUNG = Duration.ofMinutes(1);

    private final Path root;
    private final FileChannel lock;

    Seats() {
        try {
            removeForsaken(Path.of(System.getProperty("java.io.tmpdir")));
            root = Files.createTempDirectory(NAME);
            permit(root, "rwx--x--x");
            lock = FileChannel.open(root.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            lock.lock();
        } catch (IOException e) {
            throw new UncheckedIOException("there is no temporary folder", e);
        }
    }

    /** Removes from {@code temporary} the folders of graders that are no longer running. */
    static void removeForsaken(Path temporary) throws IOException {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(temporary, NAME + "*")) {
            for (Path folder : folders) {
                if (isForsaken(folder)) {
                    delete(folder);
                }
            }
        }
    }

    private static boolean isForsaken(Path folder) {
        try {
            Path lock = folder.resolve(LOCK);
            boolean isOld = Files.getLastModifiedTime(lock, LinkOption.NOFOLLOW_LINKS)
                    .toInstant()
                    .isBefore(Instant.now().minus(YOUNG));
            if (!isOld
                    || !Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                    || !Files.isRegularFile(lock, LinkOption.NOFOLLOW_LINKS)) {
                return false;
            }
            try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.WRITE)) {
                return channel.tryLock() != null;
            }
        } catch (IOException | OverlappingFileLockException e) {
            return false; // the folder is not a grader's, or belongs to a grader in this JVM
        }
    }

    /** The folder of the jars: other users may read the jars but not list the folder. */
    Path root() {
        return root;
    }

    /** The folder of a seat, created if it does not exist; only its owner may write to it. */
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

    /** Unlocks and removes the whole folder. */
    void close() {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException("the temporary folder cannot be unlocked", e);
        }
        delete(root);
    }

    /**
     * Removes {@code folder}; links are removed, not followed. A program may have left folders that nobody may open, which are made
     * readable first, and folders nested more deeply than a path can name, which are moved up.
     */
    static void delete(Path folder) {
        try {
            for (int round = 0; Files.exists(folder, LinkOption.NOFOLLOW_LINKS); round++) {
                if (round > Removal.MOST_ROUNDS) {
                    throw new DirectoryNotEmptyException(folder.toString());
                }
                Files.walkFileTree(folder, new Removal(folder, round));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the folder of a child process cannot be removed", e);
        }
    }

    private static final class Removal extends SimpleFileVisitor<Path> {
        /** A folder whose path has this many characters is moved up before it is removed, because a path can have at most 4,096 bytes. */
        private static final int LONG = 800;
        /** The maximum number of rounds: a surviving program may create files faster than they are removed. */
        private static final int MOST_ROUNDS = 1000;

        private final Path top;
        private final String upName;
        private int moved;

        Removal(Path top, int round) {
            this.top = top;
            this.upName = "deep-" + round + "-";
        }

        @Override
        public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes attributes) throws IOException {
            permit(each, "rwx------");
            if (each.toString().length() - top.toString().length() < LONG) {
                return FileVisitResult.CONTINUE;
            }
            Files.move(each, top.resolve(upName + moved++));
            return FileVisitResult.SKIP_SUBTREE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        /** Makes an unreadable folder readable for the next round; ignores a missing file and rethrows any other exception. */
        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) throws IOException {
            if (e instanceof NoSuchFileException) {
                return FileVisitResult.CONTINUE;
            }
            if (!Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS) || Files.isReadable(file)) {
                throw e;
            }
            permit(file, "rwx------");
            return FileVisitResult.CONTINUE;
        }

        /** Removes the folder if it is empty. A folder that is not empty is left for the next round. */
        @Override
        public FileVisitResult postVisitDirectory(Path each, IOException e) throws IOException {
            try {
                Files.deleteIfExists(each);
            } catch (DirectoryNotEmptyException left) {
                // left for the next round
            }
            return FileVisitResult.CONTINUE;
        }
    }
}
