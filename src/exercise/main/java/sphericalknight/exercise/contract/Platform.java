package sphericalknight.exercise.contract;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.RecordComponent;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.HexFormat;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/**
 * The operations that use reflection, threads or JDK classes missing in a web page, which replaces this class with one of the same name.
 */
public final class Platform {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private Platform() {}

    /** The simple name of the class of an exception or error. */
    public static String name(Throwable thrown) {
        return thrown.getClass().getSimpleName();
    }

    /** The values of the components of a record. */
    static Object[] components(Object record) throws ReflectiveOperationException {
        RecordComponent[] components = record.getClass().getRecordComponents();
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            components[i].getAccessor().setAccessible(true);
            values[i] = components[i].getAccessor().invoke(record);
        }
        return values;
    }

    /** An incremental hash of bytes: the first quarter of SHA-256. */
    static final class Hash {
        private final MessageDigest digest;

        Hash() {
            try {
                digest = MessageDigest.getInstance("SHA-256");
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException("every Java has SHA-256", e);
            }
        }

        void add(byte[] bytes) {
            digest.update(bytes);
        }

        /** The hash as 16 hexadecimal digits. */
        String text() {
            return HexFormat.of().formatHex(digest.digest(), 0, 8);
        }
    }

    /**
     * Returns the result of {@code work}, which runs on another thread and is interrupted when its time is up. Parts of the work may be
     * limited in the same way, in processor time: they run on the same thread, which is much faster than a thread for each.
     *
     * @param otherwise the result if {@code work} throws, or if it, or a part of it, has not ended two seconds after it was interrupted
     */
    public static <T> T within(Duration limit, T otherwise, Supplier<T> work) {
        if (Thread.currentThread() instanceof LimitedThread mine) {
            return mine.part(limit, otherwise, work);
        }
        AtomicReference<T> result = new AtomicReference<>(otherwise);
        LimitedThread thread = new LimitedThread(() -> result.set(work.get()));
        thread.start();
        thread.await(limit);
        return result.get();
    }

    /** The processor time that the calling thread has used, in nanoseconds; other load on the machine hardly affects it. */
    public static long timeUsed() {
        return THREADS.getCurrentThreadCpuTime();
    }

    /** The processor time that {@code thread} has used, in nanoseconds; -1 if it has ended. */
    static long timeUsed(Thread thread) {
        return THREADS.getThreadCpuTime(thread.getId());
    }

    /** Whether the work that runs in {@link #within} on the calling thread has been interrupted because its time is up. */
    public static boolean isOver() {
        return Thread.currentThread().isInterrupted();
    }
}
