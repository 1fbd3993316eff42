package sphericalknight.grader.report;

import java.nio.file.Path;
import java.util.Map;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.report.text.PlainText;

/** {@code feedback.html} of each student: one page, readable on a phone, with the boards of what went wrong. */
final class FeedbackHtml implements ReportWriter {
    @Override
    public void write(ClassVerdict verdict, Path out) {
        Map<String, String> folders = StudentFolders.of(verdict.students());
        for (StudentVerdict student : verdict.students()) {
            ReportFile.write(StudentFolders.in(out, folders, student).resolve("feedback.html"), page(student));
        }
    }

    private static String page(StudentVerdict student) {
        String name = student.name().isBlank() ? student.student() : student.name();
        Html head =
                Html.of("{}{}{}", HtmlPage.column("Exercise"), HtmlPage.column("Outcome"), HtmlPage.figures("Points"));
        Html main = Html.of(
                """
                <h1>Feedback for {}</h1>
                {}<p class="score"><strong>{}</strong></p>
                {}<p class="quiet">{}</p>
                {}{}""",
                name,
                Html.when(
                        student.graderFailed(),
                        "<p class=\"alarm\">The grader itself failed. This is no grade; tell your teacher.</p>\n"),
                Words.total(student),
                HtmlPage.table(
                        "Exercises",
                        head,
                        student.exercises().stream().map(FeedbackHtml::row).collect(Html.joined())),
                Words.isolation(student),
                student.exercises().stream().map(FeedbackHtml::exercise).collect(Html.joined()),
                Html.when(
                        !student.notes().isEmpty(),
                        "<h2>Notes on what was handed in</h2>\n<ul>\n{}</ul>\n",
                        student.notes().stream()
                                .map(note -> Html.of("<li>{}</li>\n", note))
                                .collect(Html.joined())));
        return HtmlPage.of("Feedback for " + PlainText.line(name), main);
    }

    private static Html row(ExerciseVerdict exercise) {
        return Html.of(
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

    private static Html exercise(ExerciseVerdict exercise) {
        boolean tested = exercise.message().isEmpty();
        return Html.of(
                """
                <h2 id="{}">{}</h2>
                <p>{}, {}. {}</p>
                {}{}{}{}""",
                anchor(exercise),
                heading(exercise),
                HtmlPage.outcome(exercise.reason()),
                Words.points(exercise),
                Html.when(!exercise.source().isEmpty(), "Graded: <code>{}</code>", exercise.source()),
                Html.when(
                        tested && exercise.reason() != Reason.PASSED,
                        "<p>{}</p>\n",
                        exercise.reason().sentence()),
                tested ? Html.NONE : HtmlPage.block(exercise.message()),
                Html.when(
                        !exercise.mistake().advice().isEmpty(),
                        "<p class=\"advice\">{}</p>\n",
                        exercise.mistake().advice()),
                Html.when(
                        tested && exercise.reason() != Reason.NOT_ATTEMPTED,
                        "<ul class=\"tests\">\n{}</ul>\n",
                        exercise.tests().stream().map(FeedbackHtml::test).collect(Html.joined())));
    }

    private static Html test(TestVerdict test) {
        return Html.of(
                "<li>{}: {}{}{}</li>\n",
                HtmlPage.outcome(test.reason()),
                test.name(),
                Html.when(test.hidden(), " <span class=\"quiet\">(secret inputs)</span>"),
                Html.when(!test.message().isBlank(), "\n{}", message(PlainText.lines(test.message()))));
    }

    private static Html message(String message) {
        return BoardsInText.in(message)
                .map(found -> Html.of(
                        "{}<div class=\"pair\">\n{}{}</div>\n{}{}",
                        found.before().isEmpty() ? Html.NONE : HtmlPage.words(found.before()),
                        HtmlPage.image(found.boards().expectedBoard()),
                        HtmlPage.image(found.boards().yourBoard()),
                        HtmlPage.twin(found.boards().picture()),
                        found.after().isEmpty() ? Html.NONE : HtmlPage.words(found.after())))
                .orElseGet(() -> HtmlPage.words(message));
    }
}
