package sphericalknight.grader.run;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;

/** Runs the same work in several threads, each with its number. */
final class Slots {
    private Slots() {}

    /**
     * Waits until all threads are done.
     *
     * @throws RuntimeException what one of them threw, if one did
     */
    static void run(int count, IntConsumer work) {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int slot = i;
            Thread thread = new Thread(() -> work.accept(slot), "grader " + i);
            thread.setUncaughtExceptionHandler((where, what) -> failure.compareAndSet(null, what));
            threads.add(thread);
            thread.start();
        }
        try {
            for (Thread thread : threads) {
                thread.join();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while grading", e);
        }
        if (failure.get() instanceof RuntimeException exception) {
            throw exception;
        } else if (failure.get() != null) {
            throw new IllegalStateException(failure.get());
        }
    }
}
