package sphericalknight.lesson.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import sphericalknight.common.Html;

/** The frame of every page: language, title, style, and a link that skips the navigation. */
final class PageFrame {
    private PageFrame() {}

    /**
     * @param title already HTML
     * @param description a sentence, not yet HTML; "" for none
     * @param parts what the edition adds
     * @param target the id of the main part
     */
    static String of(String title, String description, PageParts parts, String target, String body) {
        String about = description.isEmpty()
                ? ""
                : "<meta name=\"description\" content=\"" + Html.escape(description) + "\">\n";
        return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<meta name=\"color-scheme\" content=\"light dark\">\n"
                + about
                + "<title>" + title + "</title>\n"
                + "<style>\n" + style() + "</style>\n" + parts.head() + "</head>\n<body>\n"
                + "<a class=\"skip\" href=\"#" + target + "\">Skip to the text</a>\n"
                + body
                + parts.foot()
                + "</body>\n</html>\n";
    }

    private static String style() {
        try (InputStream style = PageFrame.class.getResourceAsStream("page.css")) {
            return new String(style.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
