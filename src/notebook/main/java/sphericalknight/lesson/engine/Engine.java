package sphericalknight.lesson.engine;

import sphericalknight.common.UserError;
import sphericalknight.lesson.Notebook;

/** Executes notebooks. */
@FunctionalInterface
public interface Engine {
    /**
     * Executes all cells of {@code notebook} on a fresh kernel.
     *
     * @return a copy whose code cells contain the fresh outputs in {@linkplain Outputs#normal normal form}
     * @throws UserError if the engine itself does not work
     */
    Execution execute(Notebook notebook);
}
