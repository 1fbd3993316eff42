package sphericalknight.grader.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.report.ClassStatistics.Count;
import sphericalknight.grader.text.PlainText;

/**
 * {@code OUT/index.html}: the results of a class, the tests that fail most often, the most common mistakes, and links to each student's
 * feedback.
 */
final class ClassHtml {
    private static final int MOST_SHOWN = 10;

    private ClassHtml() {}

    static String of(ClassVerdict verdict) {
        ClassStatistics statistics = new ClassStatistics(verdict);
        int students = verdict.students().size();
        String title = students == 1 ? "One submission" : "A class of " + students;
        List<String> failed = verdict.students().stream()
                .filter(StudentVerdict::graderFailed)
                .map(student -> PlainText.line(student.student()))
                .toList();
        SafeHtml main = SafeHtml.of(
                "<h1>{}</h1>\n{}{}{}{}{}{}",
                title,
                about(verdict, statistics),
                SafeHtml.when(
                        !failed.isEmpty(),
                        "<p class=\"alarm\">The grader itself failed for {}: no grade. Grade again before you publish.</p>\n",
                        String.join(", ", failed)),
                SafeHtml.when(
                        statistics.students() < students,
                        "<p>{} of {} students have a grade; only they are counted below.</p>\n",
                        statistics.students(),
                        students),
                statistics.students() > 1 ? counts(statistics) : SafeHtml.NONE,
                students(verdict),
                HtmlPage.notes("Notes", verdict.notes()));
        return HtmlPage.of(title, main);
    }

    /** The lesson, the due time, and the middle of the points. */
    private static SafeHtml about(ClassVerdict verdict, ClassStatistics statistics) {
        List<String> ids = Assignment.of(verdict).ids();
        List<String> lessons = Catalogue.find().entries().stream()
                .filter(entry -> ids.contains(entry.id()))
                .map(entry -> entry.exercise().lesson())
                .distinct()
                .toList();
        List<String> due = verdict.students().stream()
                .map(student -> student.delivery().due())
                .filter(each -> !each.isEmpty())
                .distinct()
                .toList();
        String lesson = lessons.size() == 1
                ? "Lesson " + lessons.get(0)
                : lessons.isEmpty() ? "" : "Lessons " + lessons.get(0) + " to " + lessons.get(lessons.size() - 1);
        String when = due.isEmpty() ? "" : due.size() == 1 ? "Due " + due.get(0) : "Due at " + due.size() + " times";
        String points = statistics.students() < 2 ? "" : middle(statistics.scores(), verdict);
        return SafeHtml.of(
                "<p>{}</p>\n",
                Stream.of(lesson, when, points)
                        .filter(part -> !part.isEmpty())
                        .map(part -> part + ".")
                        .collect(Collectors.joining(" ")));
    }

    private static String middle(List<BigDecimal> scores, ClassVerdict verdict) {
        int size = scores.size();
        BigDecimal sum = scores.stream().reduce(Points.NONE, BigDecimal::add);
        BigDecimal mean = sum.divide(BigDecimal.valueOf(size), 1, RoundingMode.HALF_UP);
        BigDecimal median = scores.get((size - 1) / 2).add(scores.get(size / 2)).divide(BigDecimal.valueOf(2));
        return "Mean " + Points.text(mean) + ", median " + Points.text(median) + " of "
                + verdict.students().get(0).maxScore() + " points";
    }

    private static SafeHtml counts(ClassStatistics statistics) {
        int of = statistics.students();
        return SafeHtml.of(
                "{}{}",
                bars("Tests that fail most", "Test", statistics.failedTests(), of),
                bars("Most common mistakes", "Mistake", statistics.mistakes(), of));
    }

    /** Returns a table of the first ten counts, in which each row has a bar for the share of students. */
    private static SafeHtml bars(String heading, String what, List<Count> counts, int students) {
        if (counts.isEmpty()) {
            return SafeHtml.of("<h2>{}</h2>\n<p>None.</p>\n", heading);
        }
        SafeHtml rows = counts.stream()
                .limit(MOST_SHOWN)
                .map(each -> SafeHtml.of(
                        "<tr><th scope=\"row\">{}{}</th>{}<td><meter max=\"{}\" value=\"{}\"></meter></td></tr>\n",
                        (each.id() + " " + each.name()).strip(),
                        SafeHtml.when(
                                !each.advice().isEmpty(),
                                "<br><span class=\"quiet\">{}</span>",
                                SafeHtml.lines(each.advice())),
                        HtmlPage.figure(each.count()),
                        students,
                        each.count()))
                .collect(SafeHtml.joined());
        SafeHtml head = SafeHtml.of(
                "{}{}{}", HtmlPage.column(what), HtmlPage.figures("Students"), HtmlPage.column("of " + students));
        return SafeHtml.of(
                "<h2>{}</h2>\n{}{}",
                heading,
                HtmlPage.table(heading, head, rows),
                SafeHtml.when(
                        counts.size() > MOST_SHOWN,
                        "<p class=\"quiet\">And {} more.</p>\n",
                        counts.size() - MOST_SHOWN));
    }

    /** A line for each student, with the points in each exercise. */
    private static SafeHtml students(ClassVerdict verdict) {
        Map<String, String> folders = StudentFolders.of(verdict.students());
        List<ExerciseVerdict> exercises = verdict.students().isEmpty()
                ? List.of()
                : verdict.students().get(0).exercises();
        SafeHtml head = SafeHtml.of(
                "{}{}{}{}{}",
                HtmlPage.column("Student"),
                HtmlPage.figures("Points"),
                HtmlPage.figures("Late"),
                exercises.stream().map(each -> HtmlPage.figures(each.id())).collect(SafeHtml.joined()),
                HtmlPage.column("To look at"));
        SafeHtml rows = verdict.students().stream()
                .map(student -> SafeHtml.of(
                        "<tr><th scope=\"row\"><a href=\"{}/feedback.html\">{}</a>{}</th>{}{}{}<td class=\"note\">{}</td></tr>\n",
                        folders.get(student.student()),
                        student.student(),
                        SafeHtml.when(!student.name().isBlank(), " <span class=\"quiet\">{}</span>", student.name()),
                        HtmlPage.figure(
                                !student.hasGrade()
                                        ? "no grade"
                                        : Points.text(student.score()) + " of " + student.maxScore()),
                        HtmlPage.figure(student.late().signum() == 0 ? "" : "-" + Points.text(student.late()) + " %"),
                        student.exercises().stream()
                                .map(exercise -> cell(exercise, student.byHand(exercise)))
                                .collect(SafeHtml.joined()),
                        toLookAt(student)))
                .collect(SafeHtml.joined());
        return SafeHtml.of("<h2>Students</h2>\n{}", HtmlPage.table("Students", head, rows));
    }

    private static SafeHtml cell(ExerciseVerdict exercise, BigDecimal byHand) {
        return SafeHtml.of(
                "<td class=\"figure {}\" title=\"{}\">{}</td>",
                exercise.reason() == Reason.PASSED ? "good" : "bad",
                exercise.id() + " " + exercise.reason().words(),
                exercise.source().isEmpty() && byHand.signum() == 0
                        ? Wording.sign(exercise.reason())
                        : Points.text(BigDecimal.valueOf(exercise.score()).add(byHand)));
    }

    private static String toLookAt(StudentVerdict student) {
        int notes = student.notes().size();
        return (student.problem().isEmpty() ? "" : student.problem() + " ")
                + (notes == 0 ? "" : notes + (notes == 1 ? " note" : " notes"));
    }
}
