package sphericalknight.grader.model;

/**
 * When and how a submission was handed in, and whether it can be graded.
 *
 * @param problem why no answer was found, one sentence; "" if there is one
 * @param gradable whether zero points count as a grade: not if the submission cannot be read or was handed in twice
 * @param submitted when it was handed in: {@code 2026-12-01T22:59:00Z}; "" if unknown
 * @param due when it was due; "" if unknown
 * @param email the student's address; "" if unknown
 */
public record Delivery(String problem, boolean gradable, String submitted, String due, String email) {
    /** A submission with answers, whose times are unknown. */
    public static final Delivery GOOD = new Delivery("", true, "", "", "");
}
