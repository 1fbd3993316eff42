package sphericalknight.grader.isolation;

import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;

/** A resource-limited program that is connected to the grader by two pipes. */
public interface ChildProcess extends AutoCloseable {
    enum End {
        CPU_LIMIT,
        TIMEOUT,
        MEMORY,
        OUTPUT,
        EXITED
    }

    /** The stream from which the program's replies are read. */
    InputStream answers();

    /** The stream to which requests are written. */
    OutputStream questions();

    /** Starts a new task with this limit on processor time, and resets the count of bytes written to standard error. */
    void allow(Duration cpu);

    /** Marks the start of waiting for an answer. From now until {@link #answered}, the program is also ended if it is idle for too long. */
    void asked();

    /** Marks the arrival of the answer; until the next request the program may be idle. */
    void answered();

    /** The reason why the program ended; empty if no limit has ended the program and {@link #awaitEnd} has not been called. */
    Optional<End> end();

    /**
     * Returns why the program ended; call this method after the program's pipe has been closed. If the program is still running after a
     * second, it is ended.
     */
    End awaitEnd();

    /**
     * The beginning of the program's standard error output in the current task. It explains faults of the grader, and is never shown to
     * students.
     */
    String complaint();

    /** Ends the program and everything it started. */
    @Override
    void close();
}
