package sphericalknight.grader.run;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** Applies one action to many items, in several threads. */
final class Jobs {
    private Jobs() {}

    /**
     * Calls {@code work} with each of {@code items} in {@code count} threads, and waits until all is done.
     *
     * @throws RuntimeException if a thread throws one
     */
    static <T> void run(int count, Collection<T> items, Consumer<T> work) {
        ExecutorService threads = Executors.newFixedThreadPool(count);
        List<Callable<Object>> tasks = items.stream()
                .map(item -> Executors.callable(() -> work.accept(item)))
                .toList();
        try {
            for (Future<Object> done : threads.invokeAll(tasks)) {
                done.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while grading", e);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException thrown ? thrown : new IllegalStateException(e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }
}
