package sphericalknight.grader.report;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.report.ItemStatistics.Count;
import sphericalknight.grader.report.ItemStatistics.Item;
import sphericalknight.grader.report.text.HtmlText;
import sphericalknight.grader.report.text.PlainText;
import sphericalknight.notebook.Plot;

/** {@code OUT/index.html}: how a class did, which tests and mistakes stand out, and the way to each student's feedback. */
final class ClassHtml implements ReportWriter {
    private static final int LONGEST_PLOT = 10;

    @Override
    public void write(ClassVerdict verdict, Path out) {
        ReportFile.write(out.resolve("index.html"), page(verdict));
    }

    private static String page(ClassVerdict verdict) {
        ItemStatistics statistics = new ItemStatistics(verdict);
        int students = verdict.students().size();
        String title = students == 1 ? "One submission" : "A class of " + students;
        StringBuilder html = new StringBuilder("<h1>" + title + "</h1>\n");
        List<String> failed = verdict.students().stream()
                .filter(StudentVerdict::graderFailed)
                .map(student -> PlainText.line(student.student()))
                .toList();
        if (!failed.isEmpty()) {
            html.append("<p class=\"alarm\">The grader itself failed for " + HtmlText.line(String.join(", ", failed))
                    + ": no grade. Grade again before you publish.</p>\n");
        }
        html.append("<p>" + isolation(verdict) + "</p>\n");
        if (statistics.students() > 1) {
            plots(statistics, html);
        }
        if (statistics.students() > 0) {
            items(statistics, html);
        }
        students(verdict, html);
        if (!verdict.notes().isEmpty()) {
            html.append("<h2>Notes</h2>\n<ul>\n");
            verdict.notes().forEach(note -> html.append("<li>" + HtmlText.line(note) + "</li>\n"));
            html.append("</ul>\n");
        }
        return HtmlPage.of(title, html.toString());
    }

    private static String isolation(ClassVerdict verdict) {
        return verdict.students().stream()
                .map(Words::isolation)
                .filter(sentence -> !sentence.isEmpty())
                .distinct()
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private static void plots(ItemStatistics statistics, StringBuilder html) {
        html.append("<h2>Points</h2>\n");
        Plot points = Plot.bars(statistics.students() + " students by their share of the points")
                .value("students");
        int[] distribution = statistics.distribution();
        for (int i = 9; i >= 0; i--) {
            points = points.row(i == 9 ? "90 % and more" : 10 * i + " to " + (10 * i + 9) + " %", distribution[i]);
        }
        html.append(HtmlPage.plot(points, "Plot of the points"));
        String of = "How many of " + statistics.students() + " students ";
        plot("Tests that fail most", of + "failed", "Test", statistics.failedTests(), html);
        plot("Most common mistakes", of + "made the mistake", "Mistake", statistics.mistakes(), html);
    }

    private static void plot(String heading, String title, String what, List<Count> counts, StringBuilder html) {
        html.append("<h2>" + heading + "</h2>\n");
        if (counts.isEmpty()) {
            html.append("<p>None.</p>\n");
            return;
        }
        List<Count> shown = counts.subList(0, Math.min(LONGEST_PLOT, counts.size()));
        Plot plot = Plot.bars(title).value("students");
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < shown.size(); i++) {
            Count each = shown.get(i);
            String label = i + 1 + " (" + each.id() + ")";
            plot = plot.row(label, each.count());
            rows.append("<tr><td class=\"word\">" + HtmlText.line(label) + "</td><th scope=\"row\">"
                    + HtmlText.line(each.name())
                    + (each.advice().isEmpty()
                            ? ""
                            : "<br><span class=\"quiet\">" + HtmlText.line(each.advice()) + "</span>")
                    + "</th>" + figure("" + each.count()) + "</tr>\n");
        }
        html.append(HtmlPage.plot(plot, "Plot: " + heading));
        html.append("<div class=\"wide\"><table>\n<thead><tr><th scope=\"col\">No.</th><th scope=\"col\">" + what
                + "</th><th scope=\"col\" class=\"figure\">Students</th></tr></thead>\n<tbody>\n" + rows
                + "</tbody>\n</table></div>\n");
        if (counts.size() > LONGEST_PLOT) {
            html.append("<p class=\"quiet\">And " + (counts.size() - LONGEST_PLOT) + " more.</p>\n");
        }
    }

    private static void items(ItemStatistics statistics, StringBuilder html) {
        html.append("""
                <h2>Exercises</h2>
                <div class="wide many" tabindex="0" role="region" aria-label="Exercises"><table>
                <thead><tr><th scope="col">Exercise</th><th scope="col" class="figure">Tried</th><th scope="col" class="figure">Passed</th>
                <th scope="col" class="figure">Mean points</th><th scope="col" class="figure">Tells apart</th>
                <th scope="col">Most common reason</th><th scope="col">Most common mistake</th></tr></thead>
                <tbody>
                """);
        statistics.items().forEach(item -> html.append(row(item)));
        html.append("</tbody>\n</table></div>\n");
        html.append(
                "<p class=\"quiet\">\"Tells apart\" is the correlation of the points in this exercise with the points in all others:"
                        + " near 1, strong students solve it and weak ones do not; near 0 or below, look at the exercise.</p>\n");
    }

    private static String row(Item item) {
        return "<tr><th scope=\"row\">" + HtmlText.line(item.id() + " " + item.title()) + "</th>"
                + figure(item.attempted() + " of " + item.students())
                + figure(percent((double) item.passed() / item.students()))
                + figure(percent(item.meanShare()))
                + figure(
                        item.discrimination().isPresent()
                                ? String.format(
                                        Locale.ROOT,
                                        "%.2f",
                                        item.discrimination().getAsDouble())
                                : "-")
                + "<td>" + item.commonReason() + "</td><td>" + HtmlText.line(item.commonMistake()) + "</td></tr>\n";
    }

    private static String figure(String text) {
        return "<td class=\"figure\">" + text + "</td>";
    }

    private static String percent(double share) {
        return Math.round(100 * share) + " %";
    }

    private static void students(ClassVerdict verdict, StringBuilder html) {
        Map<String, String> folders = StudentFolders.of(verdict.students());
        html.append("""
                <h2>Students</h2>
                <div class="wide" tabindex="0" role="region" aria-label="Students"><table>
                <thead><tr><th scope="col">Student</th><th scope="col" class="figure">Points</th><th scope="col" class="figure">Late</th>
                <th scope="col">To look at</th></tr></thead>
                <tbody>
                """);
        for (StudentVerdict student : verdict.students()) {
            String name = student.name().isBlank()
                    ? ""
                    : " <span class=\"quiet\">" + HtmlText.line(student.name()) + "</span>";
            html.append("<tr><th scope=\"row\"><a href=\"" + folders.get(student.student()) + "/feedback.html\">"
                    + HtmlText.line(student.student()) + "</a>" + name + "</th>"
                    + figure(!student.hasGrade() ? "no grade" : student.score() + " of " + student.maxScore())
                    + figure(student.late() == 0 ? "" : "-" + student.late() + " %")
                    + "<td>" + toLookAt(student) + "</td></tr>\n");
        }
        html.append("</tbody>\n</table></div>\n");
    }

    private static String toLookAt(StudentVerdict student) {
        int notes = student.notes().size();
        return (student.problem().isEmpty() ? "" : HtmlText.line(student.problem()) + " ")
                + (notes == 0 ? "" : notes + (notes == 1 ? " note" : " notes"));
    }
}
