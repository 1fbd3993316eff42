package sphericalknight.grader.report;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sphericalknight.exercise.check.ReportHtml;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.text.PlainText;

/** {@code feedback.html} for each student: one page, readable on a phone, with the boards of failed tests. */
final class FeedbackHtml {
    private FeedbackHtml() {}

    static String of(StudentVerdict student) {
        String name = student.name().isBlank() ? student.student() : student.name();
        SafeHtml head = SafeHtml.of(
                "{}{}{}", HtmlPage.column("Exercise"), HtmlPage.column("Outcome"), HtmlPage.figures("Points"));
        SafeHtml main = SafeHtml.of(
                """
                <h1>Feedback for {}</h1>
                {}<p class="score"><strong>{}</strong></p>
                {}{}{}{}""",
                name,
                SafeHtml.when(
                        student.graderFailed(),
                        "<p class=\"alarm\">The grader itself failed. This is not a grade; tell your teacher.</p>\n"),
                Wording.total(student),
                SafeHtml.when(!Wording.when(student).isEmpty(), "<p class=\"quiet\">{}</p>\n", Wording.when(student)),
                HtmlPage.table(
                        "Exercises",
                        head,
                        student.exercises().stream()
                                .map(exercise -> row(exercise, student))
                                .collect(SafeHtml.joined())),
                student.exercises().stream().map(FeedbackHtml::exercise).collect(SafeHtml.joined()),
                HtmlPage.notes("Notes on what was handed in", student.notes()));
        return HtmlPage.of("Feedback for " + PlainText.line(name), main);
    }

    private static SafeHtml row(ExerciseVerdict exercise, StudentVerdict student) {
        return SafeHtml.of(
                "<tr><th scope=\"row\"><a href=\"#{}\">{}</a></th><td>{}</td>{}</tr>\n",
                anchor(exercise),
                heading(exercise),
                HtmlPage.outcome(exercise.reason()),
                HtmlPage.figure(exercise.score()
                        + (student.byHand(exercise).signum() == 0 ? "" : " " + Points.signed(student.byHand(exercise)))
                        + " of " + exercise.maxScore() + (exercise.bonus() ? " bonus" : "")));
    }

    private static String anchor(ExerciseVerdict exercise) {
        return "e" + exercise.id().replaceAll("[^0-9]", "-");
    }

    private static String heading(ExerciseVerdict exercise) {
        return exercise.id() + " " + exercise.title();
    }

    private static SafeHtml exercise(ExerciseVerdict exercise) {
        boolean tested = exercise.message().isEmpty();
        return SafeHtml.of(
                """
                <h2 id="{}">{}</h2>
                <p>{}, {}. {}</p>
                {}{}{}{}{}""",
                anchor(exercise),
                heading(exercise),
                HtmlPage.outcome(exercise.reason()),
                Wording.points(exercise),
                SafeHtml.when(!exercise.source().isEmpty(), "Graded: <code>{}</code>", exercise.source()),
                SafeHtml.when(
                        tested && exercise.reason() != Reason.PASSED,
                        "<p>{}</p>\n",
                        exercise.reason().sentence()),
                tested ? SafeHtml.NONE : HtmlPage.block(exercise.message()),
                SafeHtml.when(
                        !Wording.advice(exercise).isEmpty(),
                        "<p class=\"advice\">{}</p>\n",
                        SafeHtml.lines(Wording.advice(exercise))),
                beside(exercise.shown().map(FeedbackHtml::failure).orElse(SafeHtml.NONE), exercise),
                tests(exercise));
    }

    /** What failed, with the student's code beside it, or below it where there is no room. */
    private static SafeHtml beside(SafeHtml failure, ExerciseVerdict exercise) {
        boolean isPassed = exercise.reason() == Reason.PASSED;
        return exercise.code().isBlank()
                ? failure
                : SafeHtml.of(
                        "<div class=\"{}\">{}<details{}><summary>The code</summary>\n{}</details></div>\n",
                        failure.equals(SafeHtml.NONE) ? "code" : "beside",
                        failure,
                        isPassed ? SafeHtml.NONE : SafeHtml.of(" open"),
                        HtmlPage.block(exercise.code()));
    }

    /** The tests that failed, and folded those that passed. */
    private static SafeHtml tests(ExerciseVerdict exercise) {
        if (!exercise.message().isEmpty() || exercise.reason() == Reason.NOT_ATTEMPTED) {
            return SafeHtml.NONE;
        }
        Map<Boolean, List<TestVerdict>> byOutcome =
                exercise.tests().stream().collect(Collectors.partitioningBy(TestVerdict::passed));
        int passed = byOutcome.get(true).size();
        return SafeHtml.of(
                "{}{}",
                list(byOutcome.get(false)),
                SafeHtml.when(
                        passed > 0,
                        "<details><summary>{} passed</summary>\n{}</details>\n",
                        passed == 1 ? "1 test" : passed + " tests",
                        list(byOutcome.get(true))));
    }

    private static SafeHtml list(List<TestVerdict> tests) {
        return SafeHtml.when(
                !tests.isEmpty(),
                "<ul class=\"tests\">\n{}</ul>\n",
                tests.stream().map(FeedbackHtml::test).collect(SafeHtml.joined()));
    }

    /** The failed case, as the notebook shows it. */
    private static SafeHtml failure(TestVerdict test) {
        String words = TestResult.words(PlainText.lines(test.message()), test.boards());
        return SafeHtml.of(
                "<div class=\"case\"><p>{}:</p>\n{}</div>\n",
                test.name(),
                new SafeHtml(ReportHtml.failure(words, test.boards())));
    }

    private static SafeHtml test(TestVerdict test) {
        return SafeHtml.of("<li>{}: {}</li>\n", HtmlPage.outcome(test.reason()), Wording.name(test));
    }
}
