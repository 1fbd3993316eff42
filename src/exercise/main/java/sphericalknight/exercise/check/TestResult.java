package sphericalknight.exercise.check;

import java.util.Optional;
import sphericalknight.exercise.contract.WrongBoard.Boards;

/**
 * The result of one test of an exercise.
 *
 * @param method the name of the test method, which identifies the test
 * @param name the display name, a sentence for the learner
 * @param status the outcome
 * @param message what was wrong, with boards in plain text, or the to-do note of a stub; "" if the test passed
 * @param diagnosis the name of the mistake and a sentence about it; "" if the mistake is unknown
 * @param boards the expected and the actual board if they differ; empty if the test passed or failed for another reason
 */
public record TestResult(
        String method, String name, Status status, String message, String diagnosis, Optional<Boards> boards) {
    TestResult(String method, String name, Status status, String message) {
        this(method, name, status, message, "", Optional.empty());
    }

    TestResult withDiagnosis(String sentence) {
        return new TestResult(method, name, status, message, sentence, boards);
    }
}
