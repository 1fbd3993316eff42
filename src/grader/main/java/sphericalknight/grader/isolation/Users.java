package sphericalknight.grader.isolation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import sphericalknight.common.Programs;

/**
 * An unprivileged operating-system user for each seat, which nothing else on this machine uses: it is not in {@code /etc/passwd}, has
 * no running process, and is locked against other graders. {@link SeatIds} chooses the ids. Only root can change to such users.
 */
final class Users implements AutoCloseable {
    private static final Path LOCKS = Path.of("/run/lock/spherical-knight");
    /** The time between two checks for processes that are ending, in nanoseconds. */
    private static final long PAUSE = 5_000_000;
    /** The number of checks before the processes are killed. */
    private static final int PATIENT_ROUNDS = 20;

    private final List<Integer> ids = new ArrayList<>();
    private final List<FileLock> locks = new ArrayList<>();

    private Users() {}

    /** Returns the requested number of users; empty if this process is not root, tools are missing, or too few ids are free. */
    static Optional<Users> take(int count) {
        Users users = new Users();
        try {
            if (!isRoot()
                    || Tools.find("setpriv").isEmpty()
                    || Tools.find("prlimit").isEmpty()) {
                return Optional.empty();
            }
            Set<PosixFilePermission> mine = PosixFilePermissions.fromString("rwx------");
            Files.createDirectories(LOCKS, PosixFilePermissions.asFileAttribute(mine));
            String passwd = Files.exists(Path.of("/etc/passwd")) ? Files.readString(Path.of("/etc/passwd")) : "";
            SeatIds range = SeatIds.here();
            for (int id = range.first(); id <= range.last() && users.ids.size() < count; id++) {
                if (!passwd.contains(":" + id + ":") && processes(id).isEmpty()) {
                    users.lock(id);
                }
            }
        } catch (IOException e) {
            users.close();
            return Optional.empty();
        }
        if (users.ids.size() < count) {
            users.close();
            return Optional.empty();
        }
        return Optional.of(users);
    }

    static boolean isRoot() {
        try {
            return Files.exists(Path.of("/proc/self"))
                    && (Integer) Files.getAttribute(Path.of("/proc/self"), "unix:uid") == 0;
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    private void lock(int id) throws IOException {
        FileChannel file =
                FileChannel.open(LOCKS.resolve("user-" + id), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock;
        try {
            lock = file.tryLock();
        } catch (OverlappingFileLockException e) {
            lock = null; // another grader in this JVM holds the lock
        }
        if (lock == null) {
            file.close();
        } else {
            locks.add(lock);
            ids.add(id);
        }
    }

    /** The user id of a seat. */
    int id(int seat) {
        return ids.get(seat);
    }

    /**
     * The {@code setpriv} command that runs a program as the user of a seat, without groups or capabilities and without a way to gain any.
     */
    List<String> command(int seat) {
        String id = String.valueOf(id(seat));
        return List.of(
                Tools.find("setpriv").orElseThrow(),
                "--reuid=" + id,
                "--regid=" + id,
                "--clear-groups",
                "--no-new-privs",
                "--inh-caps=-all",
                "--bounding-set=-all");
    }

    /** Gives {@code file} to the user of a seat, who alone may read it. */
    void give(Path file, int seat) throws IOException {
        Seats.permit(file, "r--------");
        Files.setAttribute(file, "unix:gid", id(seat));
        Files.setAttribute(file, "unix:uid", id(seat));
    }

    /**
     * Ends every process of a seat's user. Usually they have already been killed, and waiting for them to end is faster than starting a
     * program that kills them.
     */
    void killAll(int seat) {
        for (int round = 0; round < 100 && !processes(id(seat)).isEmpty(); round++) {
            LockSupport.parkNanos(PAUSE);
            if (round < PATIENT_ROUNDS) {
                continue;
            }
            List<String> kill = new ArrayList<>(command(seat));
            kill.addAll(List.of("/bin/sh", "-c", "kill -KILL -1"));
            Programs.output(kill);
        }
    }

    /** The ids of a user's processes, without those that have ended but are still listed (zombies). */
    static List<Long> processes(int user) {
        List<Long> found = new ArrayList<>();
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(Path.of("/proc"), "[0-9]*")) {
            for (Path process : processes) {
                try {
                    if ((Integer) Files.getAttribute(process, "unix:uid") == user && !isZombie(process)) {
                        found.add(Long.parseLong(process.getFileName().toString()));
                    }
                } catch (IOException e) {
                    // the process has ended meanwhile
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the processes cannot be listed", e);
        }
        return found;
    }

    private static boolean isZombie(Path process) throws IOException {
        String stat = Files.readString(process.resolve("stat"));
        return stat.substring(stat.lastIndexOf(')') + 2).startsWith("Z");
    }

    @Override
    public void close() {
        for (FileLock lock : locks) {
            try {
                lock.acquiredBy().close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        locks.clear();
    }
}
