package sphericalknight.grader.model;

/**
 * The delivery of a submission.
 *
 * @param problem why no answer was found, one sentence; "" if there is one
 * @param gradable whether zero points are a grade: not if what was handed in cannot be read, or is there twice
 * @param submitted when it was handed in: {@code 2026-12-01T22:59:00Z}; "" where nothing says so
 * @param due when it was due; "" if nothing says so
 * @param email of who handed it in; "" where it is not known
 */
public record Delivery(String problem, boolean gradable, String submitted, String due, String email) {
    /** Answers were found; nothing is known of times. */
    public static final Delivery GOOD = new Delivery("", true, "", "", "");
}
