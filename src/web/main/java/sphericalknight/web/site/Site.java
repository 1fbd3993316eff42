package sphericalknight.web.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.common.Resources;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.catalogue.Hints;
import sphericalknight.exercise.check.PlainJson;
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
 * trainer.html     mate with bishop and knight, if the machine was built
 * site/            style and scripts
 * editor/          CodeMirror
 * machine/         the compiler, the tests and the library for the browser, if they were built; else there are neither scripts nor editor
 * </pre>
 */
public final class Site {
    /** The text by which a page of the site is recognised. */
    public static final String GENERATOR = "Spherical Knight";

    /** The path of the zip file that contains the same pages for download. */
    public static final String ZIP = "spherical-knight-pages.zip";

    private static final Pattern IMPORT = Pattern.compile("'\\./(\\w+\\.js)'");
    private static final Pattern FONT = Pattern.compile("url\\((fonts/[^)]+)\\)");

    private final CoursePaths course;
    private final Map<String, byte[]> machine;
    private final SortedMap<String, byte[]> files = new TreeMap<>();

    private Site(CoursePaths course, Map<String, byte[]> machine) {
        this.course = course;
        this.machine = machine;
    }

    /**
     * Returns the site of {@code course}, from the stored lessons.
     *
     * @param machine the files of the programs that compile and check in the page; empty for a read-only site
     */
    public static SortedMap<String, byte[]> of(CoursePaths course, Map<String, byte[]> machine) {
        Site site = new Site(course, machine);
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
        boolean runs = !machine.isEmpty();
        Edition edition = new Edition(course, lessons, Repository.of(course), new SitePages(catalogue, runs));
        for (Notebook lesson : lessons) {
            text(lesson.name() + ".html", Pictures.inPage(edition.page(lesson)));
        }
        SiteIndex index = new SiteIndex(course, edition, catalogue, runs);
        index.pictures().forEach((name, svg) -> text(name, Pictures.file(svg)));
        text("index.html", index.html(lessons));
        text("glossary.html", edition.page(course.notebooks().resolve("glossary.md")));
        text("licences.html", Licences.html(edition, machine.keySet()));
        files.put("LICENSE.txt", read(course.root().resolve("LICENSE")));
        text("site/site.css", Resources.text(Site.class, "site.css") + Pictures.style());
        String fonts = Resources.text(Site.class, "fonts.css");
        text("site/fonts.css", fonts);
        FONT.matcher(fonts).results().forEach(font -> resource(font.group(1)));
        resource("fonts/LICENSE.txt");
        if (runs) {
            text(
                    "trainer.html",
                    TrainerPage.of(
                            edition,
                            "<a href=\"index.html\">Spherical Knight</a> <a href=\"13-mate-table.html\">Lesson 13</a>"));
            alive(catalogue, lessons);
        }
    }

    /** Adds what makes the pages run: scripts, editor and machine. */
    private void alive(Catalogue catalogue, List<Notebook> lessons) {
        String start = Resources.text(Site.class, "start.js");
        text("site/start.js", start.replace("{}; // LIBRARY", Editor.imports() + ";"));
        text("site/exercises.js", exercises(catalogue, lessons));
        script("page.js");
        files.putAll(Editor.files());
        text(Offline.SCRIPT, Offline.of(files));
        machine.forEach((name, bytes) -> files.put("machine/" + name, bytes));
    }

    /** Adds a script and those that it imports. */
    private void script(String name) {
        resource(name);
        IMPORT.matcher(Resources.text(Site.class, name)).results().forEach(imported -> {
            if (!files.containsKey("site/" + imported.group(1))) {
                script(imported.group(1));
            }
        });
    }

    /** A JavaScript module with all exercises in order, and the titles of the lessons. */
    private static String exercises(Catalogue catalogue, List<Notebook> lessons) {
        List<Object> exercises = new ArrayList<>();
        for (CatalogueEntry each : catalogue.entries()) {
            exercises.add(PlainJson.fields(
                    "id", each.id(),
                    "file", "exercises/tasks/" + each.answerFile(),
                    "lesson", each.exercise().lesson(),
                    "title", each.exercise().title(),
                    "purpose", each.hints().map(Hints::purpose).orElse("")));
        }
        Map<String, String> titles = new LinkedHashMap<>();
        lessons.forEach(lesson -> titles.put(lesson.name(), FirstCell.of(lesson).title()));
        return "// All exercises: where their answers lie, their lessons, and what they are good for.\n"
                + "export default " + PlainJson.of(exercises) + ";\n\nexport const lessons = " + PlainJson.of(titles)
                + ";\n";
    }

    private void resource(String name) {
        files.put("site/" + name, Resources.bytes(Site.class, name));
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
