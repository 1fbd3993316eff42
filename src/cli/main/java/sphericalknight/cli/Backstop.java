package sphericalknight.cli;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * The wall clock behind the counted limits of an answer, for work in Java that takes far longer than it is charged for. No answer should
 * ever meet it.
 */
final class Backstop implements AutoCloseable {
    static final Duration PATIENCE = Duration.ofMinutes(5);

    private final CountDownLatch closed = new CountDownLatch(1);

    /**
     * Starts to wait.
     *
     * @param tooLate called with a sentence for the learner if this has not been closed in time
     */
    Backstop(CatalogueEntry exercise, Duration patience, Consumer<String> tooLate) {
        Thread clock = new Thread(() -> {
            if (!isClosedWithin(patience)) {
                tooLate.accept("The check of " + exercise.id() + " was ended after " + patience.toSeconds()
                        + " s: your answer keeps Java busy in a single call, such as a look into a large hash table."
                        + " Ask for less at once.");
            }
        });
        clock.setDaemon(true);
        clock.start();
    }

    private boolean isClosedWithin(Duration patience) {
        try {
            return closed.await(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            return true;
        }
    }

    @Override
    public void close() {
        closed.countDown();
    }
}
