package sphericalknight.exercise;

/** An operation that an exercise can forbid, as it appears in a class file. */
public enum Operation {
    /** A backward jump, which every loop has. */
    LOOP("has a loop", "loops"),
    /**
     * A decision: an {@code if}, a {@code switch}, {@code ?:}, {@code &&}, {@code ||}, a comparison, the condition of a loop, or a
     * {@code catch}.
     */
    BRANCH("decides between two ways (an if, ?: or a comparison)", "decisions"),
    /** {@code <<}, {@code >>} or {@code >>>}. */
    SHIFT("shifts (<<, >> or >>>)", "shifts");

    private final String verb;
    private final String plural;

    Operation(String verb, String plural) {
        this.verb = verb;
        this.plural = plural;
    }

    /**
     * The message to a learner whose answer is rejected, such as "has a loop. The answer may be right, but this exercise asks you to do
     * without loops."
     */
    public String refused() {
        return verb + ". The answer may be right, but this exercise asks you to do without " + plural + ".";
    }
}
