package sphericalknight.page;

import java.time.Duration;
import sphericalknight.machine.Machine;

/** The instructions that are left to the answer. What takes a second on a JVM may take as many here as a browser runs in about a second. */
public final class Allowance {
    private static final long PER_MILLISECOND = 130_000;

    private static long left = Long.MAX_VALUE;

    private Allowance() {}

    /** From now on as many as for this time. */
    public static void set(Duration time) {
        left = instructions(time);
    }

    /** The instructions for a time. */
    public static long instructions(Duration time) {
        return time.toMillis() * PER_MILLISECOND;
    }

    /** Whether none are left. */
    public static boolean isSpent() {
        return left == 0;
    }

    /** What a machine is asked. */
    public interface Work<T> {
        /** Does it. */
        T done() throws Throwable;
    }

    /** The result of {@code work}, which is ended when no instructions are left. */
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
