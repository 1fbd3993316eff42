package sphericalknight.grader.report;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import sphericalknight.common.Resources;
import sphericalknight.draw.Picture;
import sphericalknight.grader.model.Reason;

/** The frame of every page. A page is one file that loads nothing; its own content security policy forbids it to load or run anything. */
final class HtmlPage {
    private HtmlPage() {}

    /** A page. */
    static String of(String title, Html main) {
        return Html.of("""
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

    /** A table that scrolls where it is too wide. */
    static Html table(String name, Html head, Html rows) {
        return Html.of("""
                <div class="wide" tabindex="0" role="region" aria-label="{}"><table>
                <thead><tr>{}</tr></thead>
                <tbody>
                {}</tbody>
                </table></div>
                """, name, head, rows);
    }

    /** The heading of a column of words. */
    static Html column(String name) {
        return Html.of("<th scope=\"col\">{}</th>", name);
    }

    /** The heading of a column of figures. */
    static Html figures(String name) {
        return Html.of("<th scope=\"col\" class=\"figure\">{}</th>", name);
    }

    /** A cell with a figure. */
    static Html figure(Object text) {
        return Html.of("<td class=\"figure\">{}</td>", text);
    }

    /** A picture as an image, its words for those who do not see it. */
    static Html image(Picture picture) {
        String svg = Base64.getEncoder().encodeToString(picture.svg().getBytes(StandardCharsets.UTF_8));
        return Html.of(
                "<img alt=\"{}\" src=\"data:image/svg+xml;base64,{}\">\n", Html.lines(picture.alt()), new Html(svg));
    }

    /** The text twin of a picture, to unfold. */
    static Html twin(Picture picture) {
        return Html.of("<details><summary>The same as text</summary>\n{}</details>\n", block(picture.toString()));
    }

    /** Text with its blanks, such as a board; it scrolls where it is too wide. */
    static Html block(String text) {
        return Html.of("<pre tabindex=\"0\">{}</pre>\n", Html.lines(text.stripTrailing()));
    }

    /** Words with line breaks; a drawing, which has blanks in a row, keeps them. */
    static Html words(String text) {
        return text.strip().contains("  ")
                ? block(text)
                : Html.of("<p class=\"lines\">{}</p>\n", Html.lines(text.strip()));
    }

    /** Sign and words of an outcome. */
    static Html outcome(Reason reason) {
        return Html.of(
                "<span class=\"word {}\"><span class=\"sign\" aria-hidden=\"true\">{}</span>{}</span>",
                reason == Reason.PASSED ? "good" : "bad",
                Words.sign(reason),
                Words.outcome(reason));
    }

    private static Html style() {
        return new Html(Resources.text(HtmlPage.class, "report.css"));
    }
}
