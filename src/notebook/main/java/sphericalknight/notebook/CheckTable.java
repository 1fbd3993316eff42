package sphericalknight.notebook;

import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import sphericalknight.draw.Draw;
import sphericalknight.draw.Picture;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Report;
import sphericalknight.exercise.check.ReportHtml;
import sphericalknight.exercise.check.ResultText;
import sphericalknight.exercise.check.Status;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.WrongBoard;
import sphericalknight.lesson.page.FoldedHints;

/** Shows the report on a check in a notebook, with the folded hints or, after a pass, the next exercise below it. */
final class CheckTable implements Picture {
    private final CheckResult result;
    private final Report report;

    CheckTable(CheckResult result) {
        this.result = result;
        this.report = Report.of(result);
    }

    @Override
    public String html() {
        return "<div class=\"course-check\">" + ReportHtml.of(report)
                + (result.status() == Status.PASSED
                        ? new Onward(result.exercise()).html()
                        : FoldedHints.html(result.exercise(), CheckTable::html))
                + "</div>";
    }

    private static String html(String markdown) {
        return HtmlRenderer.builder()
                .escapeHtml(true)
                .build()
                .render(Parser.builder().build().parse(markdown));
    }

    /** An SVG of the boards that the failed test compares; an empty board if there are none. */
    @Override
    public String svg() {
        return report.shown()
                .flatMap(TestResult::boards)
                .map(WrongBoard.Boards::picture)
                .orElseGet(Draw::board)
                .svg();
    }

    @Override
    public String toString() {
        String onward = result.status() == Status.PASSED ? new Onward(result.exercise()).text() : "";
        return new ResultText(ResultText.Marks.NONE).full(result, onward, false);
    }
}
