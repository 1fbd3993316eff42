package sphericalknight.common;

/**
 * An error that the user can fix. Its message is one sentence that names the problem and, behind a semicolon, the cure; the command line
 * prints it without a stack trace and exits with 2.
 */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String problem;
    private final String cure;

    public UserError(String sentence) {
        this(sentence, (Throwable) null);
    }

    /** Creates an error whose cure can also be shown apart from the problem. */
    public UserError(String problem, String cure) {
        super(problem + "; " + cure);
        this.problem = problem;
        this.cure = cure;
    }

    /** Creates an error with, for the log, its cause. */
    public UserError(String sentence, Throwable cause) {
        super(sentence, cause);
        this.problem = sentence;
        this.cure = "";
    }

    /** The message without the cure, if that is known apart. */
    public String problem() {
        return problem;
    }

    /** What to do; "" if the cure, if any, is a part of {@link #problem}. */
    public String cure() {
        return cure;
    }
}
