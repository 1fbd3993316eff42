package sphericalknight.exercise.check;

import java.util.List;
import java.util.Optional;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.InterpretedAnswers;

/**
 * The result of checking one exercise.
 *
 * @param exercise the exercise checked
 * @param status the overall outcome
 * @param message why no test was run, for example because the answer does not compile; "" if tests were run
 * @param diagnosis the mistake found in the answer; empty if none is certain
 * @param tests the results of all tests of the contract, in order
 * @param printed what the answer printed while it was tested, shortened if it is long; "" for nothing
 * @param answers the answer as it was run; empty if no test was run
 */
public record CheckResult(
        CatalogueEntry exercise,
        Status status,
        String message,
        Optional<Diagnosis> diagnosis,
        List<TestResult> tests,
        String printed,
        Optional<InterpretedAnswers> answers) {
    /** The result of an answer that could not be tested: every test has this status and message. */
    static CheckResult untested(CatalogueEntry exercise, Status status, String message, Optional<Diagnosis> diagnosis) {
        String line = diagnosis.map(Diagnosis::line).orElse("");
        List<TestResult> tests = exercise.model().tests().stream()
                .map(test -> new TestResult(
                        test.method(), test.name(), status, message, line, Optional.empty(), Ending.WRONG))
                .toList();
        return new CheckResult(exercise, status, message, diagnosis, tests, "", Optional.empty());
    }

    public boolean isTested() {
        return message.isEmpty();
    }

    /** The result of an answer whose tests were run. */
    static CheckResult of(
            CatalogueEntry exercise,
            List<TestResult> tests,
            Optional<Diagnosis> diagnosis,
            String printed,
            InterpretedAnswers answers) {
        return new CheckResult(exercise, status(tests), "", diagnosis, tests, printed, Optional.of(answers));
    }

    /** Passed or not started if all tests have that status; otherwise, and if there are no tests, failed. */
    private static Status status(List<TestResult> tests) {
        if (!tests.isEmpty() && tests.stream().allMatch(test -> test.status() == Status.PASSED)) {
            return Status.PASSED;
        }
        boolean untouched = !tests.isEmpty() && tests.stream().allMatch(test -> test.status() == Status.NOT_STARTED);
        return untouched ? Status.NOT_STARTED : Status.FAILED;
    }

    /** The points earned, in proportion to the tests passed and rounded down to a whole point; 0 if there are no tests. */
    public int points() {
        long passed =
                tests.stream().filter(test -> test.status() == Status.PASSED).count();
        return tests.isEmpty() ? 0 : (int) (maxPoints() * passed / tests.size());
    }

    /** The points for passing every test. */
    public int maxPoints() {
        return exercise.exercise().points();
    }

    /** The first failed test; empty if none failed. */
    public Optional<TestResult> firstFailure() {
        return tests.stream().filter(test -> test.status() == Status.FAILED).findFirst();
    }
}
