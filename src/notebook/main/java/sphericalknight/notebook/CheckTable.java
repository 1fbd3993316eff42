package sphericalknight.notebook;

import java.util.List;
import java.util.Optional;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import sphericalknight.common.Html;
import sphericalknight.draw.Draw;
import sphericalknight.draw.Picture;
import sphericalknight.exercise.catalogue.Hints;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.ResultText;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.WrongBoard;

/**
 * Shows the result of a check in a notebook: a table of the tests, the mistake if it is a known one, the expected and the actual board, and
 * the folded hints. It needs no script or style sheet; everything shown by colour is also said in words.
 */
final class CheckTable implements Picture {
    private static final String LEFT = " style=\"text-align:left\"";

    private final CheckResult result;

    CheckTable(CheckResult result) {
        this.result = result;
    }

    @Override
    public String html() {
        StringBuilder html = new StringBuilder("<div class=\"course-check\">");
        if (!result.isTested()) {
            html.append("<p>" + badge(result.status()) + " <strong>" + Html.escape(title()) + "</strong></p>");
            html.append(block(result.message()));
        } else {
            table(html);
        }
        ResultText.toLookAt(result).ifPresent(test -> failure(html, test));
        if (result.status() == Status.NOT_STARTED) {
            html.append("<p>" + Html.escape(result.tests().get(0).message()) + "</p>");
        }
        if (!result.printed().isEmpty()) {
            html.append("<p>Your code printed:</p><pre style=\"text-align:left\">" + Html.escape(result.printed())
                    + "</pre>");
        }
        if (result.status() != Status.PASSED) {
            html.append(hints(result.exercise().hints().map(Hints::steps).orElse(List.of()), 1));
        }
        return html.append("</div>").toString();
    }

    private String title() {
        return result.exercise().id() + " " + result.exercise().exercise().title();
    }

    private void table(StringBuilder html) {
        long passed = result.tests().stream()
                .filter(test -> test.status() == Status.PASSED)
                .count();
        String points = result.maxPoints() == 0 ? "" : ", " + result.points() + " of " + result.maxPoints() + " points";
        html.append("<table><caption style=\"text-align:left;color:inherit\"><strong>" + Html.escape(title())
                + "</strong>: " + passed + " of " + result.tests().size() + " tests passed" + points + "</caption>");
        html.append("<thead><tr><th scope=\"col\"" + LEFT + ">Result</th><th scope=\"col\"" + LEFT
                + ">What is tested</th></tr></thead><tbody>");
        for (TestResult test : result.tests()) {
            html.append("<tr><td" + LEFT + ">" + badge(test.status()) + "</td><th scope=\"row\""
                    + " style=\"text-align:left;font-weight:normal\">" + Html.escape(test.name()) + "</th></tr>");
        }
        html.append("</tbody></table>");
    }

    private void failure(StringBuilder html, TestResult test) {
        result.diagnosis()
                .ifPresent(known -> html.append("<p><strong>" + Html.escape(known.sentence()) + "</strong> <small>"
                        + Html.escape(known.name()) + "</small></p>"));
        Optional<WrongBoard.Boards> boards = test.boards();
        String words = boards.isPresent() ? test.message().split("\nexpected")[0] : test.message();
        html.append("<p>In the test “" + Html.escape(test.name()) + "”:</p>" + block(words));
        boards.ifPresent(both -> html.append(sideBySide(both.expectedBoard()) + sideBySide(both.yourBoard())));
    }

    /** HTML that places a board beside the previous one, or below it on a narrow page. */
    private static String sideBySide(Picture board) {
        return "<div style=\"display:inline-block;max-width:100%;vertical-align:top\">" + board.html() + "</div>";
    }

    /** HTML for the hints from {@code step} on, each folded inside the previous one, so that none is read too early. */
    private static String hints(List<String> steps, int step) {
        if (step > steps.size()) {
            return "";
        }
        String text = HtmlRenderer.builder()
                .escapeHtml(true)
                .build()
                .render(Parser.builder().build().parse(steps.get(step - 1)));
        return "<details style=\"margin-top:8px\"><summary style=\"display:list-item;cursor:pointer\">"
                + (step == 1 ? "A hint" : "Another hint") + " (" + step + " of " + steps.size() + ")</summary>" + text
                + hints(steps, step + 1) + "</details>";
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
                ? "<pre style=\"text-align:left\">" + Html.escape(text) + "</pre>"
                : "<p>" + Html.escape(text).replace("\n", "<br>") + "</p>";
    }

    /** An SVG of the boards that the failed test compares; an empty board if there are none. */
    @Override
    public String svg() {
        return ResultText.toLookAt(result)
                .flatMap(TestResult::boards)
                .map(WrongBoard.Boards::picture)
                .orElseGet(Draw::board)
                .svg();
    }

    @Override
    public String toString() {
        return new ResultText(ResultText.Marks.NONE).full(result);
    }
}
