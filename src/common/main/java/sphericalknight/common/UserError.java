package sphericalknight.common;

/**
 * Something the reader can mend: the message is one sentence that names what is wrong and the cure. The command line
 * prints it without a stack trace and ends with exit code 2.
 */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** An error with its one sentence. */
    public UserError(String sentence) {
        super(sentence);
    }

    /** An error with its one sentence and, for the log, the exception behind it. */
    public UserError(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
