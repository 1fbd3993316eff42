package sphericalknight.common;

/**
 * An error that the user can fix. Its message is one sentence that names the problem and, behind a semicolon, the cure; the command line
 * prints it without a stack trace and exits with 2.
 */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UserError(String sentence) {
        super(sentence);
    }

    /** Creates an error with, for the log, its cause. */
    public UserError(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
