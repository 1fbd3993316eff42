package sphericalknight.web.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.common.Resources;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.FirstCell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.derived.Repository;
import sphericalknight.lesson.page.Edition;
import sphericalknight.web.TrainerPage;

/**
 * Generates all files of the site, by path. The lessons have the outputs stored in the notebooks; no cell is run.
 *
 * <pre>
 * index.html       the lessons, with their pictures
 * NN-name.html     a lesson
 * glossary.html
 * licences.html    notices; LICENSE.txt is the course's own
 * pictures/        the pictures of the index
 * trainer/         mate with bishop and knight
 * site/            style and scripts
 * editor/          CodeMirror
 * machine/         the compiler, the tests and the library for the browser, if they were built
 * </pre>
 */
public final class Site {
    /** The text by which a page of the site is recognised. */
    public static final String GENERATOR = "Spherical Knight";

    /** The path of the zip file that contains the same pages for download. */
    public static final String ZIP = "spherical-knight-pages.zip";

    private static final List<String> SCRIPTS = List.of(
            "page.js",
            "front.js",
            "lesson.js",
            "exercise.js",
            "cells.js",
            "live.js",
            "perft.js",
            "onward.js",
            "report.js",
            "boards.js",
            "machine.js",
            "editor.js",
            "answers.js",
            "saved.js",
            "zip.js",
            "bits.js",
            "dom.js");

    /** The fonts of the pages, by Adobe: for prose, for everything that is a control or a label, and for code. */
    private static final List<String> FONTS = List.of(
            "source-serif-4.woff2",
            "source-serif-4-italic.woff2",
            "source-serif-4-bold.woff2",
            "source-sans-3.woff2",
            "source-sans-3-bold.woff2",
            "source-code-pro.woff2",
            "LICENSE.txt");

    private final CoursePaths course;
    private final Machine machine;
    private final SortedMap<String, byte[]> files = new TreeMap<>();

    private Site(CoursePaths course, Machine machine) {
        this.course = course;
        this.machine = machine;
    }

    /**
     * Returns the site of {@code course}, from the stored lessons.
     *
     * @param machine the files of the programs that compile and check in the page; empty for a read-only site
     */
    public static SortedMap<String, byte[]> of(CoursePaths course, Map<String, byte[]> machine) {
        Site site = new Site(course, new Machine(machine));
        site.make();
        return site.files;
    }

    /** The files that go into the zip: all of {@code site}, without the link to the zip itself. */
    public static SortedMap<String, byte[]> withoutZip(SortedMap<String, byte[]> site) {
        SortedMap<String, byte[]> files = new TreeMap<>(site);
        String index = new String(site.get("index.html"), StandardCharsets.UTF_8);
        files.put("index.html", index.replace(SiteIndex.TAKE_ALONG, "").getBytes(StandardCharsets.UTF_8));
        return files;
    }

    private void make() {
        List<Notebook> lessons =
                Lessons.of(course).all().stream().map(Notebook::read).toList();
        Catalogue catalogue = Catalogue.find();
        Edition edition = new Edition(course, lessons, Repository.of(course), new SitePages(catalogue, machine));
        for (Notebook lesson : lessons) {
            text(lesson.name() + ".html", Pictures.inPage(edition.page(lesson)));
        }
        SiteIndex index = new SiteIndex(course, edition, catalogue, machine);
        index.pictures().forEach((name, svg) -> text(name, Pictures.file(svg)));
        text("index.html", index.html(lessons));
        text("glossary.html", edition.page(course.notebooks().resolve("glossary.md")));
        text("licences.html", Licences.html(edition, machine));
        files.put("LICENSE.txt", read(course.root().resolve("LICENSE")));
        text("site/site.css", Resources.text(Site.class, "site.css") + Pictures.style());
        files.put("site/fonts.css", Resources.bytes(Site.class, "fonts.css"));
        FONTS.forEach(name -> files.put("site/fonts/" + name, Resources.bytes(Site.class, "fonts/" + name)));
        text("site/start.js", Resources.text(Site.class, "start.js").replace("{}; // LIBRARY", Editor.imports() + ";"));
        trainer();
        if (machine.works()) {
            SCRIPTS.forEach(name -> files.put("site/" + name, Resources.bytes(Site.class, name)));
            text("site/exercises.js", exercises(catalogue, lessons));
            files.putAll(Editor.files());
            machine.files().forEach((name, bytes) -> files.put("machine/" + name, bytes));
        }
        Offline.of(files).forEach(files::put);
    }

    /** A JavaScript module with all exercises in order, and the titles of the lessons. */
    private static String exercises(Catalogue catalogue, List<Notebook> lessons) {
        String exercises = catalogue.entries().stream()
                .map(each -> "  { id: '" + each.id() + "', file: 'exercises/tasks/" + each.answerFile() + "', lesson: '"
                        + each.exercise().lesson() + "', title: "
                        + quoted(each.exercise().title()) + ", usedIn: ["
                        + lessons.stream()
                                .filter(lesson -> asksFor(lesson, each))
                                .map(lesson -> "'" + lesson.name() + "'")
                                .collect(Collectors.joining(", "))
                        + "] },\n")
                .collect(Collectors.joining());
        String titles = lessons.stream()
                .map(lesson -> "  '" + lesson.name() + "': "
                        + quoted(FirstCell.of(lesson).title()) + ",\n")
                .collect(Collectors.joining());
        return "// All exercises: where their answers lie, their lessons, and the lessons in which the answers run again.\n"
                + "export default [\n" + exercises + "];\n\nexport const lessons = {\n" + titles + "};\n";
    }

    /** Whether cells of a lesson ask for the learner's answer. */
    private static boolean asksFor(Notebook lesson, CatalogueEntry exercise) {
        String asked = "yours(" + exercise.type().getSimpleName() + ".class";
        return lesson.codeCells().stream().anyMatch(cell -> cell.source().contains(asked));
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }

    /** Adds the trainer. Its script is started as on all pages of the site, and its page gets links to the index and to lesson 13. */
    private void trainer() {
        for (Map.Entry<String, byte[]> file : TrainerPage.files().entrySet()) {
            files.put("trainer/" + file.getKey(), file.getValue());
        }
        String page = new String(files.get("trainer/index.html"), StandardCharsets.UTF_8)
                .replaceFirst("<meta http-equiv=\"Content-Security-Policy\"[^>]*>\n", "")
                .replace(
                        "<link rel=\"stylesheet\"",
                        "<link rel=\"stylesheet\" href=\"../site/fonts.css\">\n<link rel=\"stylesheet\"")
                .replace(
                        "<script type=\"module\" src=\"trainer.js\"></script>",
                        "<script src=\"../site/start.js\" data-module=\"trainer/trainer.js\"></script>")
                .replace(
                        "Spherical Knight · lesson 13</p>",
                        "<a href=\"../index.html\">Spherical Knight</a> ·"
                                + " <a href=\"../13-mate-table.html\">lesson 13</a></p>");
        text("trainer/index.html", page);
    }

    private void text(String path, String text) {
        files.put(path, text.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
