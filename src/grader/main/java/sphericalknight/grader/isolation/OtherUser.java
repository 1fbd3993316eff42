package sphericalknight.grader.isolation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Level S2: a user of its own for each seat, with limits that count for this user alone. */
final class OtherUser implements Sandbox {
    /** Processes and threads together; a JVM has about 20. */
    static final int MOST_THREADS = 64;

    /** Where everybody may write; what a seat's user leaves there is removed. */
    private static final List<Path> PUBLIC = List.of(Path.of("/tmp"), Path.of("/var/tmp"), Path.of("/dev/shm"));

    private final Seats seats;
    private final Users users;

    private OtherUser(Seats seats, Users users) {
        this.seats = seats;
        this.users = users;
    }

    static Optional<Sandbox> open(Seats seats, int count) {
        return Users.take(count).map(users -> new OtherUser(seats, users));
    }

    @Override
    public ProcessBuilder command(int seat, Job job) {
        Path folder = seats.folder(seat);
        List<String> command = new ArrayList<>(users.command(seat));
        command.addAll(Tools.limits(job.cpuSeconds(), MOST_THREADS));
        command.add(Tools.java());
        command.addAll(job.arguments(job.jar(), folder));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.environment().clear();
        return builder;
    }

    @Override
    public void entrust(Path file, int seat) throws IOException {
        users.give(file, seat);
    }

    @Override
    public void sweep(int seat) {
        users.killAll(seat);
        seats.empty(seat);
        PUBLIC.forEach(folder -> removeFilesOf(users.id(seat), folder));
    }

    private static void removeFilesOf(int user, Path folder) {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
            for (Path file : files) {
                if ((Integer) Files.getAttribute(file, "unix:uid", LinkOption.NOFOLLOW_LINKS) == user) {
                    Seats.delete(file);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("files of a child process cannot be removed from " + folder, e);
        }
    }

    @Override
    public void close() {
        users.close();
    }
}
