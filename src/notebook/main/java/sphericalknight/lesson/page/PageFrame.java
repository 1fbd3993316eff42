package sphericalknight.lesson.page;

import sphericalknight.common.Html;
import sphericalknight.common.Resources;

/** The frame of every page: language, title, style, and a skip link past the navigation. */
final class PageFrame {
    private PageFrame() {}

    /**
     * Returns a whole page.
     * @param title the title as HTML
     * @param description a sentence of plain text; "" for none
     * @param parts the HTML that this edition of the course adds
     * @param target the id of the main part, to which the skip link leads
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
        return Resources.text(PageFrame.class, "page.css");
    }
}
