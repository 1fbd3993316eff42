package sphericalknight.grader.report;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.report.ItemStatistics.Count;
import sphericalknight.grader.report.ItemStatistics.Item;
import sphericalknight.grader.report.text.PlainText;

/**
 * {@code OUT/index.html}: the results of a class, the tests that fail most often, the most common mistakes, and links to each student's
 * feedback.
 */
final class ClassHtml implements ReportWriter {
    private static final int MOST_SHOWN = 10;

    @Override
    public void write(ClassVerdict verdict, Path out) {
        ReportFile.write(out.resolve("index.html"), page(verdict));
    }

    private static String page(ClassVerdict verdict) {
        ItemStatistics statistics = new ItemStatistics(verdict);
        int students = verdict.students().size();
        String title = students == 1 ? "One submission" : "A class of " + students;
        List<String> failed = verdict.students().stream()
                .filter(StudentVerdict::graderFailed)
                .map(student -> PlainText.line(student.student()))
                .toList();
        SafeHtml main = SafeHtml.of(
                "<h1>{}</h1>\n{}{}{}{}{}{}",
                title,
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
                statistics.students() > 0 ? items(statistics) : SafeHtml.NONE,
                students(verdict),
                SafeHtml.when(
                        !verdict.notes().isEmpty(),
                        "<h2>Notes</h2>\n<ul>\n{}</ul>\n",
                        verdict.notes().stream()
                                .map(note -> SafeHtml.of("<li>{}</li>\n", note))
                                .collect(SafeHtml.joined())));
        return HtmlPage.of(title, main);
    }

    private static SafeHtml counts(ItemStatistics statistics) {
        int[] distribution = statistics.distribution();
        List<Count> points = new ArrayList<>();
        for (int i = 9; i >= 0; i--) {
            String share = i == 9 ? "90 % and more" : 10 * i + " to " + (10 * i + 9) + " %";
            points.add(new Count("", share, "", distribution[i]));
        }
        int of = statistics.students();
        return Stream.of(
                        bars("Points", "Share of the points", points, of),
                        bars("Tests that fail most", "Test", statistics.failedTests(), of),
                        bars("Most common mistakes", "Mistake", statistics.mistakes(), of))
                .collect(SafeHtml.joined());
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

    private static SafeHtml items(ItemStatistics statistics) {
        SafeHtml head = Stream.of(
                        HtmlPage.column("Exercise"),
                        HtmlPage.figures("Tried"),
                        HtmlPage.figures("Passed"),
                        HtmlPage.figures("Mean points"),
                        HtmlPage.figures("Tells apart"),
                        HtmlPage.column("Most common reason"),
                        HtmlPage.column("Most common mistake"))
                .collect(SafeHtml.joined());
        SafeHtml rows = statistics.items().stream().map(ClassHtml::row).collect(SafeHtml.joined());
        return SafeHtml.of("""
                <h2>Exercises</h2>
                <div class="many">
                {}</div>
                <p class="quiet">"Tells apart" is the correlation of the points in this exercise with the points in all others: near 1, \
                strong students solve it and weak ones do not; near 0 or below, look at the exercise.</p>
                """, HtmlPage.table("Exercises", head, rows));
    }

    private static SafeHtml row(Item item) {
        String apart = item.discrimination().isPresent()
                ? String.format(Locale.ROOT, "%.2f", item.discrimination().getAsDouble())
                : "-";
        return SafeHtml.of(
                "<tr><th scope=\"row\">{}</th>{}{}{}{}<td>{}</td><td>{}</td></tr>\n",
                item.id() + " " + item.title(),
                HtmlPage.figure(item.attempted() + " of " + item.students()),
                HtmlPage.figure(percent((double) item.passed() / item.students())),
                HtmlPage.figure(percent(item.meanShare())),
                HtmlPage.figure(apart),
                item.commonReason(),
                item.commonMistake());
    }

    private static String percent(double share) {
        return Math.round(100 * share) + " %";
    }

    private static SafeHtml students(ClassVerdict verdict) {
        Map<String, String> folders = StudentFolders.of(verdict.students());
        SafeHtml head = SafeHtml.of(
                "{}{}{}{}",
                HtmlPage.column("Student"),
                HtmlPage.figures("Points"),
                HtmlPage.figures("Late"),
                HtmlPage.column("To look at"));
        SafeHtml rows = verdict.students().stream()
                .map(student -> SafeHtml.of(
                        "<tr><th scope=\"row\"><a href=\"{}/feedback.html\">{}</a>{}</th>{}{}<td>{}</td></tr>\n",
                        folders.get(student.student()),
                        student.student(),
                        SafeHtml.when(!student.name().isBlank(), " <span class=\"quiet\">{}</span>", student.name()),
                        HtmlPage.figure(
                                !student.hasGrade() ? "no grade" : student.score() + " of " + student.maxScore()),
                        HtmlPage.figure(student.late() == 0 ? "" : "-" + student.late() + " %"),
                        toLookAt(student)))
                .collect(SafeHtml.joined());
        return SafeHtml.of("<h2>Students</h2>\n{}", HtmlPage.table("Students", head, rows));
    }

    private static String toLookAt(StudentVerdict student) {
        int notes = student.notes().size();
        return (student.problem().isEmpty() ? "" : student.problem() + " ")
                + (notes == 0 ? "" : notes + (notes == 1 ? " note" : " notes"));
    }
}
