package sphericalknight.grader.report;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.TestVerdict;
import sphericalknight.grader.report.text.HtmlText;
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
        StringBuilder html = new StringBuilder("<h1>Feedback for " + HtmlText.line(name) + "</h1>\n");
        if (student.graderFailed()) {
            html.append("<p class=\"alarm\">The grader itself failed. This is no grade; tell your teacher.</p>\n");
        }
        html.append("<p class=\"score\"><strong>" + Words.total(student) + "</strong></p>\n");
        html.append(
                "<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">Exercise</th><th scope=\"col\">Outcome</th>"
                        + "<th scope=\"col\" class=\"figure\">Points</th></tr></thead>\n<tbody>\n");
        student.exercises().forEach(exercise -> html.append(row(exercise)));
        html.append("</tbody>\n</table></div>\n");
        html.append("<p class=\"quiet\">" + Words.isolation(student) + "</p>\n");
        student.exercises().forEach(exercise -> exercise(exercise, html));
        if (!student.notes().isEmpty()) {
            html.append("<h2>Notes on what was handed in</h2>\n<ul>\n");
            student.notes().forEach(note -> html.append("<li>" + HtmlText.line(note) + "</li>\n"));
            html.append("</ul>\n");
        }
        return HtmlPage.of("Feedback for " + PlainText.line(name), html.toString());
    }

    private static String row(ExerciseVerdict exercise) {
        return "<tr><th scope=\"row\"><a href=\"#" + anchor(exercise) + "\">" + heading(exercise) + "</a></th><td>"
                + HtmlPage.outcome(exercise.reason()) + "</td><td class=\"figure\">" + exercise.score() + " of "
                + exercise.maxScore() + (exercise.bonus() ? " extra" : "") + "</td></tr>\n";
    }

    private static String anchor(ExerciseVerdict exercise) {
        return "e" + exercise.id().replaceAll("[^0-9]", "-");
    }

    private static String heading(ExerciseVerdict exercise) {
        return HtmlText.line(exercise.id() + " " + exercise.title());
    }

    private static void exercise(ExerciseVerdict exercise, StringBuilder html) {
        html.append("<h2 id=\"" + anchor(exercise) + "\">" + heading(exercise) + "</h2>\n");
        html.append("<p>" + HtmlPage.outcome(exercise.reason()) + ", " + Words.points(exercise) + ". "
                + (exercise.source().isEmpty() ? "" : "Graded: <code>" + HtmlText.line(exercise.source()) + "</code>")
                + "</p>\n");
        if (exercise.reason() != Reason.PASSED && exercise.message().isEmpty()) {
            html.append("<p>" + HtmlText.line(exercise.reason().sentence()) + "</p>\n");
        }
        if (!exercise.message().isEmpty()) {
            html.append(HtmlPage.block(exercise.message()));
        }
        if (!exercise.mistake().advice().isEmpty()) {
            html.append(
                    "<p class=\"advice\">" + HtmlText.line(exercise.mistake().advice()) + "</p>\n");
        }
        if (exercise.message().isEmpty() && exercise.reason() != Reason.NOT_ATTEMPTED) {
            html.append("<ul class=\"tests\">\n");
            exercise.tests().forEach(test -> html.append(test(test)));
            html.append("</ul>\n");
        }
    }

    private static String test(TestVerdict test) {
        String name =
                HtmlText.line(test.name()) + (test.hidden() ? " <span class=\"quiet\">(secret inputs)</span>" : "");
        return "<li>" + HtmlPage.outcome(test.reason()) + ": " + name
                + (test.message().isBlank() ? "" : "\n" + message(test)) + "</li>\n";
    }

    private static String message(TestVerdict test) {
        String message = PlainText.lines(test.message());
        Optional<BoardsInText.Found> boards = BoardsInText.in(message);
        return boards.map(found -> (found.before().isEmpty() ? "" : HtmlPage.words(found.before()))
                        + "<div class=\"pair\">\n"
                        + HtmlPage.image(found.boards().expectedBoard())
                        + HtmlPage.image(found.boards().yourBoard()) + "</div>\n"
                        + HtmlPage.twin(found.boards().picture())
                        + (found.after().isEmpty() ? "" : HtmlPage.words(found.after())))
                .orElseGet(() -> HtmlPage.words(message));
    }
}
