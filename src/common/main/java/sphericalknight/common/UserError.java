package sphericalknight.common;

/**
 * An error that the user can fix. Its message is one sentence that names the problem and the cure; the command line
 * prints it without a stack trace and exits with 2.
 */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String found;
    private final String cure;

    /** Creates an error with a one-sentence message. */
    public UserError(String sentence) {
        super(sentence);
        this.found = sentence;
        this.cure = "";
    }

    /**
     * Creates an error with a message in two parts, joined by a semicolon.
     *
     * @param found what is wrong, with the value and the place
     * @param cure what to do about it, ending with a full stop
     */
    public UserError(String found, String cure) {
        super(found + "; " + cure);
        this.found = found;
        this.cure = cure;
    }

    /** Creates an error with a one-sentence message and, for the log, its cause. */
    public UserError(String sentence, Throwable cause) {
        super(sentence, cause);
        this.found = sentence;
        this.cure = "";
    }

    /** The problem; the whole message if the cure is not stored separately. */
    public String found() {
        return found;
    }

    /** The cure; "" if it is not stored separately. */
    public String cure() {
        return cure;
    }
}
