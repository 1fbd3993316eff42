package sphericalknight.grader.model;

import java.util.List;
import sphericalknight.exercise.contract.WrongBoard.Boards;

/**
 * The verdict on one planned test. For a hidden test, the record and all reports say only whether the test passed: any further detail
 * could leak secret inputs that the answer has seen.
 *
 * @param method the name of the contract's method, which identifies the test
 * @param name the display name that students read
 * @param hidden whether its inputs come from the grader's secret seed
 * @param reason the outcome; for a hidden test {@link Reason#PASSED}, {@link Reason#FAILED}, or {@link Reason#GRADER_ERROR}
 * @param message what was wrong, with boards in plain text; "" if nothing was wrong, and for a hidden test
 * @param boards the expected and the actual board that the message ends with; none if it shows no boards
 */
public record TestVerdict(
        String method, String name, boolean hidden, Reason reason, String message, List<Boards> boards) {
    public TestVerdict {
        if (hidden) {
            reason = reason == Reason.PASSED || reason == Reason.GRADER_ERROR ? reason : Reason.FAILED;
            message = "";
            boards = List.of();
        }
    }

    /** A verdict without boards. */
    public TestVerdict(String method, String name, boolean hidden, Reason reason, String message) {
        this(method, name, hidden, reason, message, List.of());
    }

    /** What the test counts: a hidden one as much as three visible ones, so that answers to the visible inputs alone earn a quarter. */
    public int weight() {
        return hidden ? 3 : 1;
    }

    /** Whether the test passed and so earns its share of the points. */
    public boolean passed() {
        return reason == Reason.PASSED;
    }
}
