package sphericalknight.grader.run;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** Runs the same work in several threads, each with its own index. */
final class Slots {
    private Slots() {}

    /**
     * Runs {@code work} in {@code count} threads, numbered from 0, and waits until all have ended.
     *
     * @throws RuntimeException if a thread throws one
     */
    static void run(int count, IntConsumer work) {
        ExecutorService threads = Executors.newFixedThreadPool(count);
        List<Callable<Object>> tasks = IntStream.range(0, count)
                .mapToObj(slot -> Executors.callable(() -> work.accept(slot)))
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
