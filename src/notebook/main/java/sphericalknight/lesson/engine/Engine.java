package sphericalknight.lesson.engine;

import java.time.Duration;
import sphericalknight.common.UserError;
import sphericalknight.lesson.Notebook;

/** Executes notebooks, inside this JVM or on Jupyter. */
public interface Engine {
    /** The time limit for a cell. It is generous: no cell of a lesson takes five seconds. */
    Duration CELL_LIMIT = Duration.ofSeconds(30);

    /** The name of the engine: "inprocess" or "jupyter". */
    String name();

    /**
     * Executes all cells of {@code notebook} on a fresh kernel.
     *
     * @return a copy whose code cells contain the fresh outputs in {@linkplain Outputs#normal normal form}
     * @throws UserError if the engine itself does not work
     */
    Execution execute(Notebook notebook);
}
