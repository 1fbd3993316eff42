package sphericalknight.exercise.contract;

/** An exception that an answer declares and has thrown, as plain data. It no longer runs the answer's code. */
public final class AnswerException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String name;

    /**
     * Creates the exception.
     *
     * @param name the simple name of its class
     * @param message its message; null for none
     * @param lines the lines of the answer that it came from
     */
    AnswerException(String name, String message, StackTraceElement[] lines) {
        super(message);
        this.name = name;
        setStackTrace(lines);
    }

    /** The simple name of the class of an exception or error, of Java or of the answer. */
    public static String nameOf(Throwable thrown) {
        return thrown instanceof AnswerException own
                ? own.name
                : thrown.getClass().getSimpleName();
    }
}
