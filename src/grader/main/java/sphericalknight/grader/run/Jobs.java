package sphericalknight.grader.run;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;

/** Runs the same work in several threads. */
final class Jobs {
    private Jobs() {}

    /**
     * Runs {@code work} in {@code count} threads and waits until all have ended.
     *
     * @throws RuntimeException if a thread throws one
     */
    static void run(int count, Runnable work) {
        ExecutorService threads = Executors.newFixedThreadPool(count);
        List<Callable<Object>> tasks = IntStream.range(0, count)
                .mapToObj(each -> Executors.callable(work))
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
