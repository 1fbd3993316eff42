package sphericalknight.grader.report;

import java.util.List;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.TestVerdict;

/**
 * {@code junit.xml} for each student, in the form that build servers read: each exercise is a suite. No test is ever "skipped", because
 * many servers count that as success; an exercise that was not attempted is a failure. Times are left out, so the same verdict gives the
 * same file.
 */
final class JunitXml {
    private JunitXml() {}

    static String of(StudentVerdict student) {
        SafeHtml suites = student.exercises().stream().map(JunitXml::suite).collect(SafeHtml.joined());
        return SafeHtml.of("""
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites>
                {}</testsuites>
                """, suites).code();
    }

    private static SafeHtml suite(ExerciseVerdict exercise) {
        List<TestVerdict> tests = exercise.tests().isEmpty()
                ? List.of(new TestVerdict("exercise", "the whole exercise", false, exercise.reason(), ""))
                : exercise.tests();
        long errors = tests.stream()
                .filter(test -> test.reason() == Reason.GRADER_ERROR)
                .count();
        long failures = tests.stream().filter(test -> !test.passed()).count() - errors;
        return SafeHtml.of(
                """
                  <testsuite name="{}" tests="{}" failures="{}" errors="{}" skipped="0">
                {}  </testsuite>
                """,
                exercise.id() + " " + exercise.title(),
                tests.size(),
                failures,
                errors,
                tests.stream().map(test -> testCase(exercise, test)).collect(SafeHtml.joined()));
    }

    private static SafeHtml testCase(ExerciseVerdict exercise, TestVerdict test) {
        SafeHtml head = SafeHtml.of("    <testcase classname=\"{}\" name=\"{}\"", exercise.id(), Wording.name(test));
        if (test.passed()) {
            return SafeHtml.of("{}></testcase>\n", head);
        }
        SafeHtml kind = new SafeHtml(test.reason() == Reason.GRADER_ERROR ? "error" : "failure");
        return SafeHtml.of(
                """
                {}>
                      <{} type="{}" message="{}">{}</{}>
                    </testcase>
                """,
                head,
                kind,
                test.reason().code(),
                Wording.sentence(exercise, test),
                SafeHtml.lines(test.message().isEmpty() ? exercise.message() : test.message()),
                kind);
    }
}
