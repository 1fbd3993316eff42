package sphericalknight.web.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Html;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.Prose;
import sphericalknight.lesson.Prose.Reference;
import sphericalknight.lesson.page.Edition;
import sphericalknight.lesson.page.Edition.Entry;

/** The front page: a description of the course, and a card with a picture for each lesson. */
final class SiteIndex {
    private static final String LEAD = "A chessboard has 64 squares, a Java <code>long</code> has 64 bits.";

    /** The link to the zip, which is on the page but not on its copy in the zip. */
    static final String TAKE_ALONG = "<p class=\"take\">For reading offline: <a href=\"" + Site.ZIP
            + "\">all pages as a zip</a>; they need neither a server nor a network.</p>\n";

    private final CoursePaths course;
    private final Edition edition;
    private final Catalogue catalogue;
    private final boolean runs;
    private final Map<String, String> pictures = new LinkedHashMap<>();

    /**
     * Creates the page.
     * @param runs whether lessons and exercises run in the pages
     */
    SiteIndex(CoursePaths course, Edition edition, Catalogue catalogue, boolean runs) {
        this.course = course;
        this.edition = edition;
        this.catalogue = catalogue;
        this.runs = runs;
        for (Entry entry : edition.entries()) {
            String picture = "pictures/" + entry.name() + ".svg";
            pictures.put(picture, Pictures.withoutWords(text("notebooks/" + picture)));
        }
    }

    /** The pictures of the page, by their paths in the site. */
    Map<String, String> pictures() {
        return pictures;
    }

    String html(List<Notebook> lessons) {
        Reference knight = Prose.of(text("README.md")).images().get(0);
        String cards =
                lessons.stream().map(lesson -> card(entry(lesson), lesson)).collect(Collectors.joining());
        String body = "<main id=\"main\" class=\"front\">\n<header class=\"hero\">\n<div>\n<h1>Spherical Knight</h1>\n"
                + "<p class=\"lead\">" + LEAD + "</p>\n"
                + "<p>This is a course on <em>bitboards</em>, for anyone who knows some"
                + " Java and has seen chessmen move: "
                + lessons.size() + " lessons, every set of squares drawn as a board, and "
                + catalogue.entries().size() + " exercises that tell you <em>why</em> an answer is wrong.</p>\n"
                + (runs
                        ? "<p>Nothing to install: type into the exercises and press Check, and your browser compiles"
                                + " and tests your Java. What you write stays in it.</p>\n"
                        : "")
                + "<p class=\"actions\"><a class=\"go\" href=\""
                + edition.entries().get(0).page()
                + "\">Begin with lesson " + edition.entries().get(0).number() + "</a></p>\n</div>\n"
                + Pictures.inPage(text("notebooks/pictures/knight.svg"), Html.escape(knight.text()), "")
                + "\n</header>\n" + (runs ? LiveBoards.front() : "")
                + "<h2 id=\"lessons\">Lessons</h2>\n<ol class=\"cards\"" + (runs ? " data-check" : "")
                + " aria-labelledby=\"lessons\">\n"
                + cards
                + (runs
                        ? extra("trainer.html", "Mate with bishop and knight", "Play against the table of lesson 13.")
                        : "")
                + extra("glossary.html", "Glossary", "Every term, and the lesson that explains it.")
                + "</ol>\n"
                + TAKE_ALONG + "</main>\n";
        return edition.page(
                "Spherical Knight: bitboards, taught by running them",
                "A course on bitboards in Java: lessons with every set drawn as a board, and exercises that say why.",
                body);
    }

    private String card(Entry entry, Notebook lesson) {
        String picture = "pictures/" + entry.name() + ".svg";
        String alt = Prose.of(lesson.cells().get(0).source()).images().stream()
                .findFirst()
                .map(Reference::text)
                .orElse("");
        String exercises = catalogue.entries().stream()
                .filter(each -> each.exercise().lesson().equals(entry.name()))
                .map(CatalogueEntry::id)
                .collect(Collectors.joining(" "));
        int count = exercises.split(" ").length;
        return "<li data-exercises=\"" + exercises + "\"><a href=\"" + entry.page() + "\"><img src=\"" + picture
                + "\" alt=\"" + Html.escape(alt) + "\"" + size(picture) + " loading=\"lazy\">\n<span class=\"number\">"
                + entry.number() + "</span> <strong>"
                + Html.escape(entry.opening().title()) + "</strong></a>\n<p>"
                + Html.escape(entry.question()) + "</p>\n<p class=\"facts\">"
                + entry.opening().minutes()
                + " minutes, " + count + (count == 1 ? " exercise" : " exercises") + "</p></li>\n";
    }

    private static String extra(String page, String title, String text) {
        return "<li class=\"extra\"><a href=\"" + page + "\"><strong>" + title + "</strong></a>\n<p>" + text
                + "</p></li>\n";
    }

    private Entry entry(Notebook lesson) {
        return edition.entries().stream()
                .filter(entry -> entry.name().equals(lesson.name()))
                .findFirst()
                .orElseThrow();
    }

    /** The width and height attributes of a picture, so that the page does not jump when the picture loads. */
    private String size(String picture) {
        return pictures.get(picture)
                .replaceFirst(
                        "(?s)^.*?<svg[^>]*? width=\"(\\d+)[^\"]*\" height=\"(\\d+).*$", " width=\"$1\" height=\"$2\"");
    }

    private String text(String path) {
        try {
            return Files.readString(course.root().resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
