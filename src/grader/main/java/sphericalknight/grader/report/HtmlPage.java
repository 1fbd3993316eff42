package sphericalknight.grader.report;

import java.util.List;
import sphericalknight.common.Resources;
import sphericalknight.grader.model.Reason;

/**
 * The frame and the elements of every page. A page is one file that loads nothing; its own Content Security Policy forbids it to load or
 * run anything.
 */
final class HtmlPage {
    private HtmlPage() {}

    /** Returns a whole page as HTML. */
    static String of(String title, SafeHtml main) {
        return SafeHtml.of("""
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <meta name="referrer" content="no-referrer">
                <title>{}</title>
                <style>
                {}</style>
                </head>
                <body>
                <a class="skip" href="#main">Skip to the text</a>
                <main id="main">
                <p class="course">Spherical Knight</p>
                {}</main>
                </body>
                </html>
                """, title, style(), main).code();
    }

    /** A table that scrolls if it is too wide. */
    static SafeHtml table(String name, SafeHtml head, SafeHtml rows) {
        return SafeHtml.of("""
                <div class="wide" tabindex="0" role="region" aria-label="{}"><table>
                <thead><tr>{}</tr></thead>
                <tbody>
                {}</tbody>
                </table></div>
                """, name, head, rows);
    }

    /** The heading of a column of words. */
    static SafeHtml column(String name) {
        return SafeHtml.of("<th scope=\"col\">{}</th>", name);
    }

    /** The heading of a column of numbers, aligned like the numbers. */
    static SafeHtml figures(String name) {
        return SafeHtml.of("<th scope=\"col\" class=\"figure\">{}</th>", name);
    }

    /** A table cell with a number. */
    static SafeHtml figure(Object text) {
        return SafeHtml.of("<td class=\"figure\">{}</td>", text);
    }

    /** Text with its spaces preserved, such as a board; it scrolls if it is too wide. */
    static SafeHtml block(String text) {
        return SafeHtml.of("<pre tabindex=\"0\">{}</pre>\n", SafeHtml.lines(text.stripTrailing()));
    }

    /** The symbol and words of an outcome. */
    static SafeHtml outcome(Reason reason) {
        return SafeHtml.of(
                "<span class=\"word {}\"><span class=\"sign\" aria-hidden=\"true\">{}</span>{}</span>",
                reason == Reason.PASSED ? "good" : "bad",
                Wording.sign(reason),
                reason.words());
    }

    /** A list of notes with its heading; nothing if there are none. */
    static SafeHtml notes(String heading, List<String> notes) {
        SafeHtml items =
                notes.stream().map(note -> SafeHtml.of("<li>{}</li>\n", note)).collect(SafeHtml.joined());
        return SafeHtml.when(!notes.isEmpty(), "<h2>{}</h2>\n<ul>\n{}</ul>\n", heading, items);
    }

    private static SafeHtml style() {
        return new SafeHtml(Resources.text(HtmlPage.class, "report.css"));
    }
}
