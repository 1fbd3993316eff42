package sphericalknight.exercise.check;

import java.util.List;
import java.util.Optional;
import sphericalknight.exercise.contract.WrongBoard.Boards;
import sphericalknight.exercise.platform.ExerciseModel.TestCase;

/**
 * The result of one test of an exercise.
 *
 * @param method the name of the test method, which identifies the test
 * @param name the display name, a sentence for the learner
 * @param status the outcome
 * @param message what was wrong, with boards in plain text, or the to-do note of a stub; "" if the test passed
 * @param diagnosis the name of the mistake and a sentence about it; "" if the mistake is unknown
 * @param boards the expected and the actual board if they differ; empty if the test passed or failed for another reason
 * @param ending how the test ended
 */
public record TestResult(
        String method,
        String name,
        Status status,
        String message,
        String diagnosis,
        Optional<Boards> boards,
        Ending ending) {
    /** The result of a test that threw {@code thrown}, or nothing. */
    static TestResult of(TestCase test, Optional<Throwable> thrown) {
        Ending ending = Ending.of(thrown);
        String message = switch (ending) {
            case PASSED -> "";
            case NOT_STARTED -> thrown.get().getMessage();
            default -> Explanation.of(thrown.get());
        };
        return new TestResult(
                test.method(), test.name(), ending.status(), message, "", thrown.flatMap(Explanation::boards), ending);
    }

    /** What was wrong, without the boards. */
    public String words() {
        return words(message, boards.stream().toList());
    }

    /** Returns {@code message} without the boards at its end, if there are any. */
    public static String words(String message, List<Boards> boards) {
        String end = boards.isEmpty() ? "" : "\n" + boards.get(0).text();
        return message.endsWith(end) ? message.substring(0, message.length() - end.length()) : message;
    }

    TestResult withDiagnosis(String sentence) {
        return new TestResult(method, name, status, message, sentence, boards, ending);
    }
}
