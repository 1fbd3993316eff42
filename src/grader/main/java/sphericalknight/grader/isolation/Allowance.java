package sphericalknight.grader.isolation;

import java.time.Duration;
import java.util.Optional;

/**
 * What a program may use, and what it has used. Processor time counts, as the kernel measures it; doing nothing counts while an
 * answer is awaited; the clock on the wall is a backstop only, for on a busy machine a good answer waits long.
 */
final class Allowance {
    /** The grader itself may need so long to see an answer on a busy machine. */
    private static final Duration SHORT_WAIT = Duration.ofMillis(500);
    /** So long in all it may let us wait without using a processor, or waiting for one. */
    private static final Duration MOST_IDLE = Duration.ofSeconds(2);
    /** At least so long by the clock on the wall, */
    private static final Duration LEAST_WALL = Duration.ofSeconds(20);
    /** and so many times the processor time. */
    private static final int PATIENCE = 10;

    private static final int PROCESSORS = Runtime.getRuntime().availableProcessors();

    private final ProcessorClock clock;
    private Duration cpuAllowed = Duration.ZERO;
    private Duration idleAllowed = Duration.ZERO;
    private Duration lastCpu = Duration.ZERO;
    private Duration idle = Duration.ZERO;
    private long deadline;
    /** Before this moment not even all processors together can have used up what is allowed. */
    private long earliestEnd = System.nanoTime();

    private long lastLook = System.nanoTime();
    private long lastProgress = System.nanoTime();
    private int lastAsks;
    private volatile int asks;
    private volatile boolean asked;

    Allowance(ProcessorClock clock) {
        this.clock = clock;
    }

    /** Allows so much processor time from now on. */
    synchronized void allow(Duration cpu) {
        earliestEnd = System.nanoTime() + cpu.toNanos() / PROCESSORS;
        lastCpu = clock.used();
        cpuAllowed = lastCpu.plus(cpu);
        idleAllowed = cpu.compareTo(MOST_IDLE) < 0 ? cpu : MOST_IDLE;
        deadline = System.nanoTime() + Math.max(cpu.toNanos() * PATIENCE, LEAST_WALL.toNanos());
        idle = Duration.ZERO;
    }

    /** An answer is awaited; one thread asks. */
    void asked() {
        asks++;
        asked = true;
    }

    /** It has come. */
    void answered() {
        asked = false;
    }

    /** Called again and again: which limit is passed, if one is. */
    synchronized Optional<ChildProcess.End> passed() {
        long now = System.nanoTime();
        Duration sinceLast = Duration.ofNanos(now - lastLook);
        lastLook = now;
        if (!asked) {
            return Optional.empty();
        }
        if (asks != lastAsks) {
            lastAsks = asks;
            lastProgress = now;
        }
        if (now - lastProgress < SHORT_WAIT.toNanos() && now - earliestEnd < 0) {
            return Optional.empty(); // reading the clock is what costs most here
        }
        Duration cpu = clock.used();
        if (cpu.compareTo(lastCpu) > 0) {
            lastCpu = cpu;
            lastProgress = now;
        }
        if (now - lastProgress >= SHORT_WAIT.toNanos() && !clock.wantsProcessor()) {
            idle = idle.plus(sinceLast);
        }
        if (cpu.compareTo(cpuAllowed) > 0) {
            return Optional.of(ChildProcess.End.CPU_LIMIT);
        }
        return now > deadline || idle.compareTo(idleAllowed) > 0
                ? Optional.of(ChildProcess.End.TIMEOUT)
                : Optional.empty();
    }
}
