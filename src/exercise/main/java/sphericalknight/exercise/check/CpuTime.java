package sphericalknight.exercise.check;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/**
 * The processor time that a thread has used. On a busy machine a good answer may wait for a long time without using much processor time.
 */
final class CpuTime {
    private CpuTime() {}

    /** The processor time that {@code thread} has used since it started, or {@code otherwise} if the JVM does not know it. */
    static Duration of(Thread thread, Duration otherwise) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long nanos = threads.isThreadCpuTimeSupported() ? threads.getThreadCpuTime(thread.getId()) : -1;
        return nanos < 0 ? otherwise : Duration.ofNanos(nanos);
    }
}
