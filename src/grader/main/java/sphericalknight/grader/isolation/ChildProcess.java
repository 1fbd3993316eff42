package sphericalknight.grader.isolation;

import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;

/** A resource-limited program connected by two pipes. */
public interface ChildProcess extends AutoCloseable {
    /** The reason why a program ended. */
    enum End {
        CPU_LIMIT,
        TIMEOUT,
        MEMORY,
        OUTPUT,
        EXITED
    }

    /** The stream that the program's answers are read from. */
    InputStream answers();

    /** The stream that questions are written to. */
    OutputStream questions();

    /** Starts a new task, with this much processor time and a reset count of bytes written to standard error. */
    void allow(Duration cpu);

    /** Marks the start of waiting for an answer; until it arrives, an idle program is ended, too. */
    void asked();

    /** Marks the arrival of the answer; until the next question the program may be idle. */
    void answered();

    /** The limit that ended the program, if one did. */
    Optional<End> end();

    /** Returns why the program ended, after its pipe was closed. Whatever still runs is ended. */
    End awaitEnd();

    /** The beginning of what it wrote to standard error: for the grader's own faults, never for students. */
    String complaint();

    /** Ends the program and everything it started. */
    @Override
    void close();
}
