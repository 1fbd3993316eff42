package sphericalknight.grader.isolation;

import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.Optional;

/** A program at the other end of two pipes, with limits. */
public interface ChildProcess extends AutoCloseable {
    /** Why a program ended. */
    enum End {
        CPU_LIMIT,
        TIMEOUT,
        MEMORY,
        OUTPUT,
        EXITED
    }

    /** Where its answers come from. */
    InputStream answers();

    /** Where questions go to. */
    OutputStream questions();

    /** A new task begins: so much processor time is allowed for it, and what is written to standard error counts anew. */
    void allow(Duration cpu);

    /** From now on an answer is awaited: a program that does nothing for it is ended, too. */
    void asked();

    /** The answer has come: until the next question the program may do nothing. */
    void answered();

    /** Why it was ended by its limits, if it was. */
    Optional<End> end();

    /** After its pipe was closed: why it ended. Whatever still runs is ended. */
    End awaitEnd();

    /** The beginning of what it wrote to standard error: for the grader's own faults, never for students. */
    String complaint();

    /** Ends it and everything that it started. */
    @Override
    void close();
}
