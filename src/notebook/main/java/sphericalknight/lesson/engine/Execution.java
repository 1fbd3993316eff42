package sphericalknight.lesson.engine;

import java.time.Duration;
import sphericalknight.lesson.Notebook;

/**
 * The result of executing a notebook.
 *
 * @param notebook a copy with fresh outputs
 * @param lastCell the number of the first cell that exceeded the time limit; the number of the last cell if none did
 * @param overdue the id of the first cell that exceeded the time limit; "" if none did
 * @param time the duration of the execution
 */
public record Execution(Notebook notebook, int lastCell, String overdue, Duration time) {}
