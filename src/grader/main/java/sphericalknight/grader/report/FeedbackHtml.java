package sphericalknight.grader.report;

import sphericalknight.exercise.check.ReportHtml;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.report.text.PlainText;

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
                {}{}{}""",
                name,
                SafeHtml.when(
                        student.graderFailed(),
                        "<p class=\"alarm\">The grader itself failed. This is not a grade; tell your teacher.</p>\n"),
                Wording.total(student),
                HtmlPage.table(
                        "Exercises",
                        head,
                        student.exercises().stream().map(FeedbackHtml::row).collect(SafeHtml.joined())),
                student.exercises().stream().map(FeedbackHtml::exercise).collect(SafeHtml.joined()),
                SafeHtml.when(
                        !student.notes().isEmpty(),
                        "<h2>Notes on what was handed in</h2>\n<ul>\n{}</ul>\n",
                        student.notes().stream()
                                .map(note -> SafeHtml.of("<li>{}</li>\n", note))
                                .collect(SafeHtml.joined())));
        return HtmlPage.of("Feedback for " + PlainText.line(name), main);
    }

    private static SafeHtml row(ExerciseVerdict exercise) {
        return SafeHtml.of(
                "<tr><th scope=\"row\"><a href=\"#{}\">{}</a></th><td>{}</td>{}</tr>\n",
                anchor(exercise),
                heading(exercise),
                HtmlPage.outcome(exercise.reason()),
                HtmlPage.figure(exercise.score() + " of " + exercise.maxScore() + (exercise.bonus() ? " extra" : "")));
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
                exercise.shown().map(FeedbackHtml::failure).orElse(SafeHtml.NONE),
                SafeHtml.when(
                        tested && exercise.reason() != Reason.NOT_ATTEMPTED,
                        "<ul class=\"tests\">\n{}</ul>\n",
                        exercise.tests().stream().map(FeedbackHtml::test).collect(SafeHtml.joined())));
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
