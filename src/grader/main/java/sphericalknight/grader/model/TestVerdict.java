package sphericalknight.grader.model;

/**
 * One planned test. A hidden test says whether it passed and nothing more, whoever makes the verdict and whoever writes it down: each
 * further word would be a way out for what the answer has seen of the secret inputs.
 *
 * @param method the name of the contract's method: the key
 * @param name the sentence that students read
 * @param hidden whether its inputs come from the grader's secret seed
 * @param reason how it came out; of a hidden test {@link Reason#PASSED}, {@link Reason#FAILED}, or {@link Reason#GRADER_ERROR}
 * @param message what was wrong, with boards in plain text; "" when nothing was, and for a hidden test
 */
public record TestVerdict(String method, String name, boolean hidden, Reason reason, String message) {
    public TestVerdict {
        if (hidden) {
            reason = reason == Reason.PASSED || reason == Reason.GRADER_ERROR ? reason : Reason.FAILED;
            message = "";
        }
    }

    /** Whether it gives its share of the points. */
    public boolean passed() {
        return reason == Reason.PASSED;
    }
}
