package sphericalknight.grader.isolation;

import java.io.IOException;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;
import sphericalknight.grader.wire.Frames;
import sphericalknight.grader.wire.In;
import sphericalknight.grader.wire.Messages;
import sphericalknight.grader.wire.Out;
import sphericalknight.grader.wire.WireException;

/**
 * Starts programs at one level of isolation. Each program occupies a seat, one of a fixed number of slots, until it ends. Closing the
 * isolation ends all programs and removes their files.
 *
 * <p>S3 needs {@code bwrap}; if the grader runs as root, programs first change to another user, which also needs {@code setpriv} and
 * {@code prlimit}. S2 needs root, {@code setpriv} and {@code prlimit}. S1 works wherever Java does. S4 is S3 with the grader itself in
 * a container without a network; in doubt, S3 is assumed.
 */
public final class Isolation implements AutoCloseable {
    private static final List<Level> FROM_THE_TOP = List.of(Level.S4, Level.S3, Level.S2, Level.S1);

    private static final long PROBE = 0x5EA1ED;

    private final Level level;
    private final Seats seats;
    private final Sandbox sandbox;
    private final Processors processors = new Processors();
    /**
     * The thread that starts the programs. It lives as long as this object, because under bubblewrap the kernel kills a program when the
     * thread that started it ends.
     */
    private final ExecutorService starter;

    private final Set<ChildProcess> running = ConcurrentHashMap.newKeySet();
    /** Cleans up when this JVM exits, for example after Ctrl-C. */
    private final Thread atExit = new Thread(this::release, "end of child processes");

    private Isolation(Level level, Seats seats, Sandbox sandbox) {
        this.level = level;
        this.seats = seats;
        this.sandbox = sandbox;
        starter = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task, "starter of child processes");
            thread.setDaemon(true);
            return thread;
        });
        Runtime.getRuntime().addShutdownHook(atExit);
    }

    /**
     * Returns an isolation at the highest level available on this machine.
     *
     * @param required the lowest acceptable level
     * @param seats the number of programs that can run at once; seats are numbered from 0
     * @throws IllegalArgumentException with a one-sentence message, if no level this high is available
     */
    public static Isolation best(Level required, int seats) {
        for (Level level : FROM_THE_TOP) {
            Optional<Isolation> found = level.compareTo(required) >= 0 ? at(level, seats) : Optional.empty();
            if (found.isPresent()) {
                return found.get();
            }
        }
        throw new IllegalArgumentException("Isolation " + required + " (" + required.sentence()
                + ") is not available here; " + required.cure() + ", or ask for less with --require.");
    }

    /**
     * Returns an isolation at exactly this level if it works here, that is, if a program started at this level has answered; otherwise
     * empty.
     */
    public static Optional<Isolation> at(Level level, int seats) {
        if (level == Level.S0 || level == Level.S4 && !isInContainerWithoutNetwork()) {
            return Optional.empty();
        }
        Seats folders = new Seats();
        Optional<Sandbox> sandbox = switch (level) {
            case S4, S3 -> Namespaces.open(folders, seats);
            case S2 -> OtherUser.open(folders, seats);
            default -> Optional.of(new SameUser(folders));
        };
        if (sandbox.isEmpty()) {
            folders.close();
            return Optional.empty();
        }
        Isolation isolation = new Isolation(level, folders, sandbox.get());
        if (!isolation.works()) {
            isolation.close();
            return Optional.empty();
        }
        return Optional.of(isolation);
    }

    /** Whether the marker file of Docker or Podman exists and only the loopback network interface is up. */
    private static boolean isInContainerWithoutNetwork() {
        if (Files.notExists(Path.of("/.dockerenv")) && Files.notExists(Path.of("/run/.containerenv"))) {
            return false;
        }
        try {
            for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
                if (!each.isLoopback() && each.isUp()) {
                    return false;
                }
            }
            return true;
        } catch (SocketException e) {
            return false;
        }
    }

    /** Whether this level works: starts a child process, and sends it a request that it must refuse in the right form. */
    private boolean works() {
        try (ChildProcess child = start(0, JavaProgram.child(folder()))) {
            child.allow(Duration.ofSeconds(10));
            Frames.write(
                    child.questions(),
                    new Out().putLong(PROBE).put(Messages.CALL).putInt(0));
            In reply = Frames.read(child.answers());
            return reply.getLong() == PROBE
                    && reply.get() == Messages.THROWN
                    && reply.getText().contains("IndexOutOfBounds");
        } catch (IOException | WireException e) {
            return false;
        }
    }

    public Level level() {
        return level;
    }

    /** A folder for the jars of the programs, which is deleted when this object is closed. */
    public Path folder() {
        return seats.root();
    }

    /** Makes {@code file} readable only by programs in this seat, if each seat has an operating-system user of its own. */
    public void entrust(Path file, int seat) throws IOException {
        sandbox.entrust(file, seat);
    }

    /**
     * Binds the calling thread, which will send requests to the programs in {@code seat}, to the same processor as these programs, if the
     * system supports that.
     */
    public void settle(int seat) {
        processors.settle(seat);
    }

    /**
     * Runs the programs in {@code seat} on the processor of seat {@code other}; {@link #settle(int)} must have been called for
     * {@code other}.
     */
    public void settle(int seat, int other) {
        processors.settle(seat, other);
    }

    /**
     * Starts {@code program} in {@code seat}, which must be free.
     *
     * @throws IOException if the system cannot start it; never because of what an answer does
     */
    public ChildProcess start(int seat, JavaProgram program) throws IOException {
        try {
            ProcessBuilder command = sandbox.command(seat, program);
            command.command().addAll(0, processors.command(seat));
            Process process = starter.submit(() -> Holders.start(command)).get();
            AtomicReference<ChildProcess> peer = new AtomicReference<>();
            peer.set(new SandboxedProcess(process, sandbox.leavesOrphans(), () -> {
                sandbox.sweep(seat);
                running.remove(peer.get());
            }));
            running.add(peer.get());
            return peer.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while a child process was started", e);
        } catch (ExecutionException e) {
            throw new IOException(
                    "a child process cannot be started: " + e.getCause().getMessage(), e);
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(atExit);
        } catch (IllegalStateException e) {
            return; // the JVM is exiting, and the shutdown hook releases everything
        }
        release();
    }

    private void release() {
        List.copyOf(running).forEach(ChildProcess::close);
        starter.shutdownNow();
        sandbox.close();
        seats.close();
    }
}
