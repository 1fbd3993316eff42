package sphericalknight.exercise.contract;

/** The names of exceptions: those of Java, and those that an answer declares. */
public final class Exceptions {
    private Exceptions() {}

    /** The simple name of the class of an exception or error. */
    public static String name(Throwable thrown) {
        return thrown instanceof AnswerException own
                ? own.name()
                : thrown.getClass().getSimpleName();
    }
}
