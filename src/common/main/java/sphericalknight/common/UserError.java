package sphericalknight.common;

/**
 * Something the reader can mend: the message is one sentence that names what is wrong and the cure. The command line
 * prints it without a stack trace and ends with exit code 2.
 */
public final class UserError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String found;
    private final String cure;

    /** An error with its one sentence. */
    public UserError(String sentence) {
        super(sentence);
        this.found = sentence;
        this.cure = "";
    }

    /**
     * An error in two parts, which its sentence joins with a semicolon.
     *
     * @param found what is wrong, with the value and the place
     * @param cure what to do about it, with its full stop
     */
    public UserError(String found, String cure) {
        super(found + "; " + cure);
        this.found = found;
        this.cure = cure;
    }

    /** An error with its one sentence and, for the log, the exception behind it. */
    public UserError(String sentence, Throwable cause) {
        super(sentence, cause);
        this.found = sentence;
        this.cure = "";
    }

    /** What is wrong: the whole sentence where the cure is not told apart. */
    public String found() {
        return found;
    }

    /** What to do about it; "" where it is not told apart. */
    public String cure() {
        return cure;
    }
}
