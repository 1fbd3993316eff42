package sphericalknight.exercise;

/** The exception a stub throws until the learner replaces it. Contracts report this exception, and no other, as "not started". */
public final class NotStartedYet extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception that a stub throws.
     *
     * @param todo one line such as {@code "TODO 2.1: shift by 17 for the jump two up, one right"}
     */
    public NotStartedYet(String todo) {
        super(todo);
    }
}
