package sphericalknight.grader.isolation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Level S2: each program runs as an operating-system user of its own, with limits that apply to this user alone. */
final class OtherUser implements Sandbox {
    /** The maximum number of processes and threads together; a JVM has about 20. */
    static final int MOST_THREADS = 64;

    /** The maximum depth, below the root, of the search for world-writable folders; {@code /run/lock} has depth 2. */
    private static final int DEEPEST = 4;

    private static final int OTHERS_WRITE = 0002;

    private final Seats seats;
    private final Users users;
    /** The world-writable folders; files that a program leaves there are removed. */
    private final List<Path> open = openToAll();

    private OtherUser(Seats seats, Users users) {
        this.seats = seats;
        this.users = users;
    }

    static Optional<Sandbox> open(Seats seats, int count) {
        return Users.take(count).map(users -> new OtherUser(seats, users));
    }

    @Override
    public ProcessBuilder command(int seat, JavaProgram program) {
        List<String> confined = new ArrayList<>(users.command(seat));
        confined.addAll(Tools.limits(program.cpuSeconds(), MOST_THREADS));
        return Sandbox.confined(confined, program, seats.folder(seat));
    }

    @Override
    public void entrust(Path file, int seat) throws IOException {
        users.give(file, seat);
    }

    @Override
    public void sweep(int seat) {
        users.killAll(seat);
        seats.empty(seat);
        open.forEach(folder -> removeFilesOf(users.id(seat), folder));
    }

    /** The world-writable folders, down to a depth of {@link #DEEPEST}, except those in {@code /proc} and {@code /sys}. */
    private static List<Path> openToAll() {
        List<Path> found = new ArrayList<>();
        try {
            Files.walkFileTree(Path.of("/"), Set.of(), DEEPEST, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    if (folder.equals(Path.of("/proc")) || folder.equals(Path.of("/sys"))) {
                        return FileVisitResult.SKIP_SUBTREE;
                    }
                    if ((number(folder, "unix:mode") & OTHERS_WRITE) == OTHERS_WRITE && Files.exists(folder)) {
                        found.add(folder);
                    }
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    return FileVisitResult.CONTINUE; // the file is gone
                }

                @Override
                public FileVisitResult postVisitDirectory(Path folder, IOException e) {
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException("the folders that everybody may write to cannot be listed", e);
        }
        return found;
    }

    private static void removeFilesOf(int user, Path folder) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                if (number(file, "unix:uid") == user) {
                    Seats.delete(file);
                }
            }
        } catch (NoSuchFileException | NotDirectoryException e) {
            // the folder is gone, with its files
        } catch (IOException e) {
            throw new UncheckedIOException("files of a child process cannot be removed from " + folder, e);
        }
    }

    /** The integer value of an attribute of a file or link; -1 if it cannot be read, as when another program has deleted the file. */
    private static int number(Path file, String attribute) {
        try {
            return (Integer) Files.getAttribute(file, attribute, LinkOption.NOFOLLOW_LINKS);
        } catch (IOException e) {
            return -1;
        }
    }

    @Override
    public void close() {
        users.close();
    }
}
