package sphericalknight.exercise.check;

import java.util.List;
import sphericalknight.common.Html;
import sphericalknight.draw.Picture;
import sphericalknight.exercise.contract.WrongBoard.Boards;

/** Writes a report as HTML without script or style sheet. Words also say everything that colours show. */
public final class ReportHtml {
    private static final String LEFT = " style=\"text-align:left\"";

    private ReportHtml() {}

    /** The whole report; the tests are folded. */
    public static String of(Report report) {
        StringBuilder html = new StringBuilder("<p>" + badge(report) + " <strong>" + Html.escape(report.title())
                + "</strong>" + (report.status() == Status.PASSED ? ": " + Html.escape(report.score()) : "") + "</p>");
        if (!report.sentence().isEmpty()) {
            html.append(
                    report.status() == Status.FAILED
                            ? "<p><strong>" + prose(report.sentence()) + "</strong></p>"
                            : block(report.sentence()));
        }
        report.shown()
                .ifPresent(test ->
                        html.append(failure(test.words(), test.boards().stream().toList())));
        if (!report.printed().isEmpty()) {
            html.append("<p>Your code printed:</p>" + pre(report.printed()));
        }
        if (!report.score().isEmpty() && report.status() != Status.PASSED) {
            html.append("<details><summary style=\"display:list-item;cursor:pointer\">" + Html.escape(report.score())
                    + "</summary>" + table(report.tests()) + "</details>");
        }
        return html.toString();
    }

    /** What was wrong in one test: in words, then the boards, if there are any. */
    public static String failure(String words, List<Boards> boards) {
        StringBuilder html = new StringBuilder(block(words));
        boards.forEach(both -> html.append(sideBySide(both.expectedBoard()) + sideBySide(both.yourBoard())));
        return html.toString();
    }

    private static String table(List<TestResult> tests) {
        StringBuilder html = new StringBuilder("<table><thead><tr><th scope=\"col\"" + LEFT
                + ">Result</th><th scope=\"col\"" + LEFT + ">What is tested</th></tr></thead><tbody>");
        for (TestResult test : tests) {
            html.append("<tr><td" + LEFT + ">" + badge(test.status()) + "</td><th scope=\"row\""
                    + " style=\"text-align:left;font-weight:normal\">" + Html.escape(test.name()) + "</th></tr>");
        }
        return html + "</tbody></table>";
    }

    /** HTML that places a board beside the previous one, or below it on a narrow page. */
    private static String sideBySide(Picture board) {
        return "<div style=\"display:inline-block;max-width:100%;vertical-align:top\">" + board.html() + "</div>";
    }

    private static String badge(Report report) {
        return report.isUnfinished() ? badge("#5f6368", "○ unfinished") : badge(report.status());
    }

    private static String badge(Status status) {
        return switch (status) {
            case PASSED -> badge("#2e7d32", "✔ passed");
            case FAILED -> badge("#b3261e", "✘ failed");
            case NOT_STARTED -> badge("#5f6368", "○ not started");
            case ERROR -> badge("#b3261e", "✘ not tested");
        };
    }

    private static String badge(String colour, String words) {
        return "<span style=\"background:" + colour
                + ";color:#fff;padding:1px 7px;border-radius:9px;white-space:nowrap\">" + words + "</span>";
    }

    /** HTML for a text: prose in the normal font; aligned text, such as a board, in a monospaced font. */
    private static String block(String text) {
        return text.contains("  ") || text.contains("\t")
                ? pre(text)
                : "<p>" + prose(text).replace("\n", "<br>") + "</p>";
    }

    /** HTML for prose, with what stands between backticks as code. */
    private static String prose(String text) {
        return Html.escape(text).replaceAll("`([^`\n]+)`", "<code>$1</code>");
    }

    private static String pre(String text) {
        return "<pre tabindex=\"0\"" + LEFT + ">" + Html.escape(text) + "</pre>";
    }
}
