package sphericalknight.grader.isolation;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * The resource limits of a program for one task, and what it has used so far. Two things count: processor time, as the kernel measures
 * it, and the total idle time while the grader awaits an answer, whether in one long sleep or in many short ones. Elapsed time is only
 * a backstop, because a correct answer may wait long on a busy machine.
 */
final class Allowance {
    /**
     * The time at the start of a task, in nanoseconds, during which idle time is not measured: measuring would cost more than a short task.
     */
    private static final long FREE = Duration.ofMillis(500).toNanos();
    /** The maximum idle time counted for one observation, in nanoseconds, because an observation may be late on a busy machine. */
    private static final long LONGEST_LOOK = Duration.ofMillis(40).toNanos();
    /** The maximum total idle time while answers are awaited. If the limit on processor time is lower, it limits idle time, too. */
    private static final Duration MOST_IDLE = Duration.ofSeconds(2);
    /** The minimum elapsed-time limit of a task. */
    private static final Duration LEAST_WALL = Duration.ofSeconds(20);
    /** The elapsed-time limit as a multiple of the processor time allowed. */
    private static final int PATIENCE = 10;

    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

    /** The measured activity of a program: its processor time, and whether it is idle. */
    interface Activity {
        /** The processor time the program has used. */
        Duration used();

        /** Registers the calling thread as the one that sends requests to the program. */
        void isAskedHere();

        /**
         * Whether the program is idle while an answer is awaited: none of its threads is running or runnable, and the asking thread waits.
         */
        boolean isIdle();
    }

    private final Activity program;
    private final LongSupplier clock;
    private Duration cpuAllowed = Duration.ZERO;
    private long idleAllowed;
    private long idle;
    private long started;
    private long deadline;
    /** The earliest time on the clock at which the program can have used up its processor time, even on all processors. */
    private long earliestEnd;

    private long lastLook;
    private volatile int asks;
    private volatile boolean asked;

    /**
     * Creates an allowance that permits nothing yet.
     *
     * @param clock the time in nanoseconds, as in {@link System#nanoTime}
     */
    Allowance(Activity program, LongSupplier clock) {
        this.program = program;
        this.clock = clock;
        started = clock.getAsLong();
        lastLook = started;
        earliestEnd = started;
    }

    /** Starts a new task that may use this much processor time from now on. */
    synchronized void allow(Duration cpu) {
        started = clock.getAsLong();
        earliestEnd = started + cpu.toNanos() / PROCESSORS;
        cpuAllowed = program.used().plus(cpu);
        idleAllowed = Math.min(cpu.toNanos(), MOST_IDLE.toNanos());
        idle = 0;
        deadline = started + Math.max(cpu.toNanos() * PATIENCE, LEAST_WALL.toNanos());
    }

    /** Called by the asking thread when it starts waiting for an answer. */
    void asked() {
        program.isAskedHere();
        asks++;
        asked = true;
    }

    /** Called when the answer has arrived. */
    void answered() {
        asked = false;
    }

    /** Updates the idle time and returns the limit that has been exceeded; empty if none has, or if no answer is awaited. */
    synchronized Optional<ChildProcess.End> passed() {
        long now = clock.getAsLong();
        long sinceLast = Math.min(now - lastLook, LONGEST_LOOK);
        lastLook = now;
        int before = asks;
        if (asked && now - started >= FREE && program.isIdle() && asked && asks == before) {
            idle += sinceLast;
        }
        if (!asked) {
            return Optional.empty();
        }
        if (now - earliestEnd >= 0 && program.used().compareTo(cpuAllowed) > 0) {
            return Optional.of(ChildProcess.End.CPU_LIMIT);
        }
        return now - deadline > 0 || idle > idleAllowed ? Optional.of(ChildProcess.End.TIMEOUT) : Optional.empty();
    }
}
