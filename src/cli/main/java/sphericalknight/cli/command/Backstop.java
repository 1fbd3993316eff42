package sphericalknight.cli.command;

import java.time.Duration;
import java.util.Timer;
import java.util.TimerTask;
import java.util.function.Consumer;
import sphericalknight.exercise.catalogue.CatalogueEntry;

/**
 * The wall clock behind the counted limits of an answer, for work in Java that takes far longer than it is charged for. No answer should
 * ever meet it.
 */
final class Backstop implements AutoCloseable {
    static final Duration PATIENCE = Duration.ofMinutes(5);

    private final Timer clock = new Timer(true);

    /**
     * Starts to wait.
     *
     * @param tooLate called with a sentence for the learner if this has not been closed in time
     */
    Backstop(CatalogueEntry exercise, Duration patience, Consumer<String> tooLate) {
        TimerTask alarm = new TimerTask() {
            @Override
            public void run() {
                tooLate.accept("The check of " + exercise.id() + " was ended after " + patience.toSeconds()
                        + " s: your answer keeps Java busy in a single call, such as a look into a large hash table."
                        + " Ask for less at once.");
            }
        };
        clock.schedule(alarm, patience.toMillis());
    }

    @Override
    public void close() {
        clock.cancel();
    }
}
