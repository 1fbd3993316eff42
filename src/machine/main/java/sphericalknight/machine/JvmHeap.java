package sphericalknight.machine;

import java.util.function.LongPredicate;

/** The heap of this JVM. A page has no such limit, so no code of a page may name this class. */
final class JvmHeap implements LongPredicate {
    private static final Runtime RUNTIME = Runtime.getRuntime();
    /** The part of the heap that the machine may fill; the rest is for the program that runs it. */
    private static final double FULL = 0.7;

    private final Runnable release;

    /**
     * Watches the heap of this JVM.
     *
     * @param release lets go of what is no longer needed; called before the last look
     */
    JvmHeap(Runnable release) {
        this.release = release;
    }

    @Override
    public boolean test(long bytes) {
        if (!isFull(bytes)) {
            return false;
        }
        release.run();
        System.gc();
        return isFull(bytes);
    }

    private static boolean isFull(long bytes) {
        long used = RUNTIME.totalMemory() - RUNTIME.freeMemory();
        return used + (double) bytes > RUNTIME.maxMemory() * FULL;
    }
}
