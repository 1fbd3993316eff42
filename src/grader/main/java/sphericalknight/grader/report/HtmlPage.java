package sphericalknight.grader.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import sphericalknight.draw.Picture;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.report.text.HtmlText;

/** What every page has. A page is one file: it loads nothing, and its own policy forbids it to load or run anything. */
final class HtmlPage {
    private HtmlPage() {}

    /**
     * A page.
     *
     * @param title not yet HTML
     * @param main the body, already HTML
     */
    static String of(String title, String main) {
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <meta name="referrer" content="no-referrer">
                <title>%title%</title>
                <style>
                %style%</style>
                </head>
                <body>
                <a class="skip" href="#main">Skip to the text</a>
                <main id="main">
                <p class="course">Spherical Knight</p>
                """.replace("%style%", style()).replace("%title%", HtmlText.line(title)) + main
                + "</main>\n</body>\n</html>\n";
    }

    /** A plot, which scrolls on a phone, and its text twin to unfold. */
    static String plot(Picture plot, String heading) {
        return "<div class=\"wide plot\" tabindex=\"0\" role=\"region\" aria-label=\"" + HtmlText.line(heading)
                + "\">\n" + image(plot) + "</div>\n" + twin(plot);
    }

    /** A picture as an image, its words for those who do not see it. */
    static String image(Picture picture) {
        String svg = Base64.getEncoder().encodeToString(picture.svg().getBytes(StandardCharsets.UTF_8));
        return "<img alt=\"" + HtmlText.lines(picture.alt()) + "\" src=\"data:image/svg+xml;base64," + svg + "\">\n";
    }

    /** The text twin of a picture, to unfold. */
    static String twin(Picture picture) {
        return "<details><summary>The same as text</summary>\n" + block(picture.toString()) + "</details>\n";
    }

    /** Text with its blanks, such as a board; it scrolls where it is too wide. */
    static String block(String text) {
        return "<pre tabindex=\"0\">" + HtmlText.lines(text).stripTrailing() + "</pre>\n";
    }

    /** Words with line breaks; a drawing, which has blanks in a row, keeps them. */
    static String words(String text) {
        return text.strip().contains("  ")
                ? block(text)
                : "<p class=\"lines\">" + HtmlText.lines(text).strip() + "</p>\n";
    }

    /** Sign and words of an outcome. */
    static String outcome(Reason reason) {
        return "<span class=\"word " + (reason == Reason.PASSED ? "good" : "bad")
                + "\"><span class=\"sign\" aria-hidden=\"true\">" + Words.sign(reason) + "</span>"
                + Words.outcome(reason) + "</span>";
    }

    private static String style() {
        try (InputStream style = HtmlPage.class.getResourceAsStream("report.css")) {
            return new String(style.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
