package sphericalknight.grader.sealed;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A thread that works for one slot and nothing else, as {@code course grade} has them. */
final class Slot implements AutoCloseable {
    private final ExecutorService thread = Executors.newSingleThreadExecutor();

    /**
     * A new thread.
     *
     * @param first what it does first
     */
    Slot(Runnable first) {
        run(Executors.callable(first));
    }

    /** What {@code work} gives back, done by the thread. */
    <T> T run(Callable<T> work) {
        try {
            return thread.submit(work).get();
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
