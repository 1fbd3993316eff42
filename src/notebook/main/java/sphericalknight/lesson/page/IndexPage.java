package sphericalknight.lesson.page;

import java.util.List;
import java.util.stream.Collectors;
import sphericalknight.common.Html;
import sphericalknight.lesson.page.Edition.Entry;

/** The index page of an edition: a list of its lessons. */
final class IndexPage {
    private IndexPage() {}

    static String of(List<Entry> entries, PageParts parts) {
        String items = entries.stream().map(IndexPage::item).collect(Collectors.joining());
        String body = "<main id=\"lessons\" class=\"index\">\n<h1>Spherical Knight</h1>\n"
                + "<p class=\"lead\">Bitboards, taught by running them.</p>\n<ol>\n" + items + "</ol>\n</main>\n";
        return PageFrame.of("Spherical Knight", "Bitboards, taught by running them.", parts, "lessons", body);
    }

    private static String item(Entry entry) {
        return "<li><span class=\"number\">" + entry.number() + "</span> <a href=\"" + entry.page() + "\">"
                + Html.escape(entry.opening().title()) + "</a>\n<p>"
                + Html.escape(entry.question())
                + (entry.opening().minutes() > 0
                        ? " <span class=\"minutes\">" + entry.opening().minutes() + " minutes</span>"
                        : "")
                + "</p></li>\n";
    }
}
