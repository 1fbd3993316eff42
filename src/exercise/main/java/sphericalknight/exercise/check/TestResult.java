package sphericalknight.exercise.check;

import java.util.Optional;
import sphericalknight.exercise.contract.WrongBoard.Boards;

/**
 * One test of one exercise.
 *
 * @param method the name of the test method, which identifies the test
 * @param name the sentence that learners see
 * @param status the outcome
 * @param message what was wrong, with boards in plain text; "" if nothing was
 * @param diagnosis the known mistake behind it, "" if unknown
 * @param boards the expected and the actual board, if the test compares boards
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
