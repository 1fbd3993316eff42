package sphericalknight.exercise.check;

/** The outcome of a test or a whole exercise. */
public enum Status {
    PASSED("passed"),
    FAILED("failed"),
    NOT_STARTED("not-started"),
    /** Nothing could be tested: no file, or it does not compile. */
    ERROR("error");

    private final String word;

    Status(String word) {
        this.word = word;
    }

    /** As it stands in JSON documents; part of the contract of {@code check --json}. */
    public String word() {
        return word;
    }
}
