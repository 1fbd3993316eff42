package sphericalknight.grader.model;

/**
 * A manual addition to a grade.
 *
 * @param points added to the score after the late rule; may be negative
 * @param comment a comment for the student, "" for none
 */
public record Manual(int points, String comment) {
    /** No manual addition. */
    public static final Manual NONE = new Manual(0, "");
}
