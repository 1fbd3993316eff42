package sphericalknight.lesson.page;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import sphericalknight.common.Html;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.FirstCell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.page.Edition.Entry;

/** One lesson as a self-contained page: style and pictures are embedded. */
final class LessonPage {
    /** The {@code src} for a missing picture, so that its alternative text is shown; the notebook contract reports the picture. */
    private static final String NO_PICTURE = "data:,";

    /** Text about Jupyter, which a page whose cells run leaves out: {@code <!-- jupyter -->} text {@code <!-- /jupyter -->}. */
    private static final Pattern JUPYTER = Pattern.compile("(?s)<!-- jupyter -->.*?<!-- /jupyter -->\n?");

    /** Text that only such a page shows; elsewhere it is a comment: {@code <!-- page: text -->}. */
    private static final Pattern PAGE = Pattern.compile("(?s)<!-- page:\\s*(.*?)\\s*-->");

    /** What lessons say of an exercise: in a page, one panel holds the answer and checks it. */
    private static final Pattern BOTH = Pattern.compile("run both cells; the second[^.]*\\.");

    private final Edition edition;
    private final Notebook lesson;
    private final TextHtml texts = new TextHtml(this::link, this::image);

    LessonPage(Edition edition, Notebook lesson) {
        this.edition = edition;
        this.lesson = lesson;
    }

    String html() {
        PageParts parts = edition.parts();
        StringBuilder cells = new StringBuilder();
        for (Cell cell : lesson.cells()) {
            if (parts.runs() && cell.has(Cell.JUPYTER_ONLY)) {
                continue;
            }
            parts.chapter(lesson, cell).ifPresent(texts.chapters()::add);
            cells.append(parts.cell(lesson, cell)
                    .orElseGet(() -> cell.isCode() ? CodeHtml.of(lesson, cell, parts) : text(cell)));
            cells.append(parts.after(lesson, cell));
        }
        FirstCell opening = FirstCell.of(lesson);
        String title = Html.escape(opening.title()) + " - Spherical Knight";
        String body = "<header class=\"top\"><p>" + home() + "</p></header>\n"
                + "<div class=\"book\">\n"
                + contents(texts.chapters())
                + "<main id=\"lesson\">\n<p class=\"number\">Lesson "
                + lesson.name().substring(0, 2) + "</p>\n"
                + cells
                + "</main>\n</div>\n"
                + turning();
        return PageFrame.of(title, opening.question().replaceAll("[`*]", ""), parts, "lesson", body);
    }

    private String text(Cell cell) {
        String source = cell.number() > 1
                ? cell.source()
                : cell.source()
                        .lines()
                        .filter(line -> !line.endsWith(FirstCell.MARKER))
                        .map(line -> line.startsWith("# ")
                                ? "# " + FirstCell.of(lesson).title()
                                : line)
                        .collect(Collectors.joining("\n"));
        String style = cell.number() == 1 ? "text opening" : "text";
        return "<div class=\"" + style + "\">\n" + texts.of(edition.parts().runs() ? forPage(source) : source)
                + "</div>\n";
    }

    /** The text of a cell as a page shows it whose cells run. */
    static String forPage(String source) {
        String here = PAGE.matcher(JUPYTER.matcher(source).replaceAll("")).replaceAll("$1");
        return BOTH.matcher(here).replaceAll("press Check.");
    }

    private String home() {
        String binder = edition.binderAddress(lesson);
        return "<a href=\"index.html\">Spherical Knight</a>"
                + (binder.isEmpty() ? "" : " <a class=\"binder\" href=\"" + binder + "\">Run this lesson on Binder</a>")
                + edition.parts().navigation();
    }

    private String contents(List<Chapter> chapters) {
        if (chapters.isEmpty()) {
            return "";
        }
        String items = chapters.stream()
                .map(c -> "<li" + (isTask(c) ? " class=\"task\"" : "") + "><a href=\"#" + c.id() + "\">"
                        + Html.escape(c.title()) + "</a></li>\n")
                .collect(Collectors.joining());
        return "<nav class=\"contents\" aria-label=\"In this lesson\">\n<details>\n<summary>In this lesson</summary>\n<ol>\n"
                + items + "</ol>\n" + neighbour("Before", -1) + neighbour("Next", 1) + "</details>\n"
                + first(chapters) + "</nav>\n";
    }

    /** A link to the first exercise, for those who see the contents folded; "" if the page has none. */
    private static String first(List<Chapter> chapters) {
        return chapters.stream()
                .filter(LessonPage::isTask)
                .findFirst()
                .map(c -> "<p class=\"first\"><a href=\"#" + c.id() + "\">First exercise: " + Html.escape(c.title())
                        + "</a></p>\n")
                .orElse("");
    }

    private static boolean isTask(Chapter chapter) {
        return chapter.id().startsWith("exercise-");
    }

    /** The lesson before (-1) or after (1) this one. */
    private Optional<Entry> neighbour(int distance) {
        List<Entry> all = edition.entries();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).name().equals(lesson.name()) && i + distance >= 0 && i + distance < all.size()) {
                return Optional.of(all.get(i + distance));
            }
        }
        return Optional.empty();
    }

    private String neighbour(String word, int distance) {
        return neighbour(distance)
                .map(entry -> "<p class=\"neighbour\"><a href=\"" + entry.page() + "\"><span>" + word + "</span> "
                        + entry.number() + " " + Html.escape(entry.opening().title()) + "</a></p>\n")
                .orElse("");
    }

    private String turning() {
        return "<nav class=\"turn\" aria-label=\"Other lessons\">\n"
                + neighbour(-1).map(entry -> turn("prev", "Before", entry)).orElse("")
                + neighbour(1).map(entry -> turn("next", "Next", entry)).orElse("") + "</nav>\n";
    }

    private static String turn(String relation, String word, Entry entry) {
        return "<a class=\"" + relation + "\" rel=\"" + relation + "\" href=\"" + entry.page() + "\"><span>" + word
                + "</span> " + entry.number() + " "
                + Html.escape(entry.opening().title()) + "</a>\n";
    }

    private String link(String target) {
        return edition.address(lesson.file(), target);
    }

    private String image(String target) {
        if (target.matches("[a-z][a-z0-9+.-]*:.*")) {
            return target;
        }
        Path file = beside(target);
        if (!Files.isRegularFile(file)) {
            return NO_PICTURE;
        }
        String type = target.endsWith(".svg") ? "image/svg+xml" : "image/png";
        try {
            String bytes = Base64.getEncoder().encodeToString(Files.readAllBytes(file));
            return "data:" + type + ";base64," + bytes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Path beside(String path) {
        return lesson.file().toAbsolutePath().getParent().resolve(path).normalize();
    }
}
