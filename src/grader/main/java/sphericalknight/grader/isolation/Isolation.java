package sphericalknight.grader.isolation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The level of isolation in use, found by trying, and the way to start programs at it. Closing it leaves no process and no file.
 *
 * <p>S3 needs {@code bwrap}; as root it changes to another user first, which needs {@code setpriv}. S2 needs root, {@code setpriv} and
 * {@code prlimit}. S1 works wherever Java does. S4 is S3 where the grader itself sits in a container without a network; see
 * {@link Container}.
 */
public final class Isolation implements AutoCloseable {
    private static final List<Level> FROM_THE_TOP = List.of(Level.S4, Level.S3, Level.S2, Level.S1);

    private final Level level;
    private final Seats seats;
    private final Sandbox sandbox;
    private final Processors processors = new Processors();
    /**
     * Starts the programs and lives as long as this object, because under bubblewrap the kernel kills a program when its starting thread
     * ends.
     */
    private final ExecutorService starter;

    private final Set<ChildProcess> running = ConcurrentHashMap.newKeySet();
    /** Cleans up when the user presses Ctrl-C. */
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
     * The highest isolation level available on this machine.
     *
     * @param required the lowest acceptable level
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
                + ") is not to be had here; " + Cures.of(required) + ", or ask for less with --require.");
    }

    /** Exactly this level, if it works here: a program was started at it and has answered. */
    public static Optional<Isolation> at(Level level, int seats) {
        if (level == Level.S0 || level == Level.S4 && !Container.hasNoNetwork()) {
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
        if (!Probe.works(isolation)) {
            isolation.close();
            return Optional.empty();
        }
        return Optional.of(isolation);
    }

    /** The level. */
    public Level level() {
        return level;
    }

    /** A folder for the jars of the programs, which goes with this object. */
    public Path folder() {
        return seats.root();
    }

    /** Lets only the program in this seat read {@code file}, where seats have users of their own. */
    public void entrust(Path file, int seat) throws IOException {
        sandbox.entrust(file, seat);
    }

    /** For the thread that will ask the programs in {@code seat}: from now on both run on the same processor, where that can be done. */
    public void settle(int seat) {
        processors.settle(seat);
    }

    /** The programs in {@code seat} run on the processor of {@code other}, which has settled. */
    public void settle(int seat, int other) {
        processors.settle(seat, other);
    }

    /**
     * Starts a program in a seat that is free.
     *
     * @throws IOException if the system cannot start it: never because of what an answer does
     */
    public ChildProcess start(int seat, Job job) throws IOException {
        try {
            ProcessBuilder program = sandbox.command(seat, job);
            program.command().addAll(0, processors.command(seat));
            Process process = starter.submit(program::start).get();
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
            return; // the JVM ends, and the hook does it
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
