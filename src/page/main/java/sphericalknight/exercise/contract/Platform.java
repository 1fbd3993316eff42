package sphericalknight.exercise.contract;

import java.time.Duration;
import java.util.function.Supplier;
import sphericalknight.machine.Thrown;
import sphericalknight.page.Allowance;
import sphericalknight.page.Sha256;
import sphericalknight.page.table.Exercises;

/** Web page version: replaces the operations that, on a JVM, use reflection, threads or parts of the JDK that a page lacks. */
public final class Platform {
    /** The factor by which answers may take longer in a page than on a JVM, because they are interpreted. */
    private static final int PATIENCE = 4;
    /** The factor by which searches may take longer. */
    private static final int LONGER = 6;

    private Platform() {}

    /** The simple name of an exception's class. */
    public static String name(Throwable thrown) {
        return thrown instanceof Thrown mine
                ? mine.object().typeName()
                : thrown.getClass().getSimpleName();
    }

    /** The values of a record's components, in order. */
    static Object[] components(Object record) {
        return Exercises.components(record);
    }

    /** An incremental hash of bytes: the first quarter of SHA-256. */
    static final class Hash {
        private final Sha256 digest = new Sha256();

        void add(byte[] bytes) {
            digest.add(bytes);
        }

        /** The hash in 16 hexadecimal digits. */
        String text() {
            return digest.text().substring(0, 16);
        }
    }

    /**
     * Returns the result of {@code work}, in which the answer may run as many instructions as fit in {@value #PATIENCE} times
     * {@code limit}; returns {@code otherwise} if the work throws an exception or error.
     */
    public static <T> T within(Duration limit, T otherwise, Supplier<T> work) {
        Allowance.set(limit.multipliedBy(PATIENCE));
        try {
            return work.get();
        } catch (RuntimeException | Error e) {
            return otherwise;
        }
    }

    /** A clock in nanoseconds, slower than real time because searches may take longer here. */
    public static long timeUsed() {
        return System.nanoTime() / LONGER;
    }

    /** Whether the work that runs in {@link #within} has used up its instructions. */
    public static boolean isOver() {
        return Allowance.isSpent();
    }
}
