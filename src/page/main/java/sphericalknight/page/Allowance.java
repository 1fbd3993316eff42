package sphericalknight.page;

import java.time.Duration;
import sphericalknight.machine.Machine;

/**
 * The number of instructions that the answer may still run. A time limit of one second becomes as many instructions as a browser runs in
 * about one second.
 */
public final class Allowance {
    private static final long PER_MILLISECOND = 130_000;

    private static long left = Long.MAX_VALUE;

    private Allowance() {}

    /** Allows as many further instructions as fit in {@code time}. */
    public static void set(Duration time) {
        left = instructions(time);
    }

    /** The number of instructions that fit in {@code time}. */
    public static long instructions(Duration time) {
        return time.toMillis() * PER_MILLISECOND;
    }

    /** Whether no instructions are left. */
    public static boolean isSpent() {
        return left == 0;
    }

    /** Work that runs code on a machine. */
    public interface Work<T> {
        /** Does the work and returns its result. */
        T done() throws Throwable;
    }

    /** Returns the result of {@code work}, which is stopped when no instructions are left. */
    public static <T> T spend(Machine machine, Work<T> work) throws Throwable {
        long before = machine.work();
        machine.limit(left);
        try {
            return work.done();
        } finally {
            left = Math.max(0, left - (machine.work() - before));
        }
    }
}
