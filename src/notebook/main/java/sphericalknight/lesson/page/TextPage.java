package sphericalknight.lesson.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.Html;

/** A Markdown file of the course as a page, such as the glossary. */
final class TextPage {
    private static final Pattern TITLE = Pattern.compile("^# +(.*)$", Pattern.MULTILINE);

    private final Edition edition;
    private final Path file;

    TextPage(Edition edition, Path file) {
        this.edition = edition;
        this.file = file;
    }

    String html() {
        String source;
        try {
            source = Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Matcher heading = TITLE.matcher(source);
        String title = heading.find() ? Html.escape(heading.group(1)) : "";
        TextHtml texts = new TextHtml(target -> edition.address(file, target), target -> target);
        String body = "<header class=\"top\"><p><a href=\"index.html\">Spherical Knight</a>"
                + edition.parts().navigation() + "</p></header>\n<div class=\"book\">\n<main id=\"main\">\n"
                + "<div class=\"text\">\n" + texts.of(source) + "</div>\n</main>\n</div>\n";
        return PageFrame.of(title + " - Spherical Knight", "", edition.parts(), "main", body);
    }
}
