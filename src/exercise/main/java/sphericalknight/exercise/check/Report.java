package sphericalknight.exercise.check;

import java.util.List;
import java.util.Optional;
import sphericalknight.exercise.contract.Diagnosis;

/**
 * The report that a learner reads on a checked answer, in this order. {@link ResultText} writes it as text, {@link ReportHtml} as HTML and
 * {@link CheckJson} as the fields of a JSON object; a terminal, a notebook, a page and graded feedback all say the same.
 *
 * @param title the id and the title of the exercise
 * @param sentence the mistake, why no test was run, or the next step; "" if no mistake is known
 * @param shown the failed test to show, with the call, the expected and the given result; empty if no test has failed
 * @param printed what the answer printed; "" for nothing
 * @param score how many tests pass, with the points and the name of a failing test; "" if no test was run
 */
public record Report(
        String title,
        Status status,
        String sentence,
        Optional<TestResult> shown,
        String printed,
        String score,
        List<TestResult> tests) {
    /** The report on a result. */
    public static Report of(CheckResult result) {
        Optional<TestResult> shown = shown(result);
        return new Report(
                result.exercise().id() + " " + result.exercise().exercise().title(),
                result.status(),
                sentence(result),
                shown,
                result.printed(),
                result.isTested() ? score(result, shown) : "",
                result.isTested() ? result.tests() : List.of());
    }

    /** Whether each test that does not pass meets a method that is still a stub: the status is failed, but nothing is wrong. */
    public boolean isUnfinished() {
        return status == Status.FAILED && !tests.isEmpty() && shown.isEmpty();
    }

    private static String sentence(CheckResult result) {
        if (!result.isTested()) {
            return result.message();
        }
        return result.status() == Status.NOT_STARTED
                ? result.tests().get(0).message()
                : result.diagnosis().map(Diagnosis::sentence).orElseGet(() -> missing(result));
    }

    /** What is left to do if no test has failed, but not all were started; otherwise "". */
    private static String missing(CheckResult result) {
        return result.firstFailure().isPresent()
                ? ""
                : result.tests().stream()
                        .filter(test -> test.status() == Status.NOT_STARTED)
                        .map(test -> tests(result) + "; the rest is not started yet: " + test.message())
                        .findFirst()
                        .orElse("");
    }

    /** The failed test that shows the known mistake best, otherwise the first. */
    private static Optional<TestResult> shown(CheckResult result) {
        String best = result.diagnosis().map(Diagnosis::test).orElse("");
        Optional<TestResult> first = result.firstFailure().filter(test -> result.isTested());
        return first.flatMap(test -> result.tests().stream()
                .filter(each -> each.status() == Status.FAILED && each.method().equals(best))
                .findFirst()
                .or(() -> first));
    }

    private static String score(CheckResult result, Optional<TestResult> shown) {
        long others = count(result, Status.FAILED) - 1;
        String points = result.maxPoints() == 0 ? "" : ", " + result.points() + " of " + result.maxPoints() + " points";
        return tests(result)
                + points
                + shown.map(test -> "; failing: " + test.name() + (others == 0 ? "" : ", and " + others + " more"))
                        .orElse("");
    }

    /** How many tests pass: "2 of 8 tests pass". */
    private static String tests(CheckResult result) {
        long passed = count(result, Status.PASSED);
        int all = result.tests().size();
        String whole = all == 1 ? "the test passes" : all == 2 ? "both tests pass" : "all " + all + " tests pass";
        return passed == all ? whole : passed + " of " + all + " tests pass";
    }

    private static long count(CheckResult result, Status status) {
        return result.tests().stream().filter(test -> test.status() == status).count();
    }
}
