package sphericalknight.exercise.check;

/** The outcome of a test or of a whole exercise. */
public enum Status {
    PASSED("passed"),
    FAILED("failed"),
    NOT_STARTED("not-started"),
    /** Nothing could be tested, for example because there is no file or it does not compile. */
    ERROR("error");

    private final String word;

    Status(String word) {
        this.word = word;
    }

    /** The name used in the JSON of {@code check --json}, which must not change. */
    public String word() {
        return word;
    }
}
