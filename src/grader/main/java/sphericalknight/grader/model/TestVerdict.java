package sphericalknight.grader.model;

/**
 * One planned test.
 *
 * @param method the name of the contract's method: the key
 * @param name the sentence that students read
 * @param hidden whether its inputs come from the grader's secret seed; then {@link #message} shows nothing of them
 * @param reason how it came out
 * @param message what was wrong, with boards in plain text; "" when nothing was
 */
public record TestVerdict(String method, String name, boolean hidden, Reason reason, String message) {
    /** Whether it gives its share of the points. */
    public boolean passed() {
        return reason == Reason.PASSED;
    }
}
