package sphericalknight.web.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

@DisplayName("The site")
class SiteTest {
    private static final CoursePaths COURSE = CoursePaths.find();
    private static final SortedMap<String, byte[]> SITE = Site.of(COURSE, Map.of());
    private static final byte[] EMPTY = new byte[0];
    private static final SortedMap<String, byte[]> LIVE =
            Site.of(COURSE, Map.of("worker.js", EMPTY, "NOTICE.txt", EMPTY));

    @Test
    @DisplayName("has a page and a picture for each lesson, glossary, trainer and licence, and nothing wrong in it")
    void complete() {
        for (Path lesson : Lessons.of(COURSE).all()) {
            String name = Lessons.nameOf(lesson);
            assertThat(SITE).containsKeys(name + ".html", "pictures/" + name + ".svg");
            assertThat(text("index.html")).contains("href=\"" + name + ".html\"", "src=\"pictures/" + name + ".svg\"");
        }
        assertThat(text("index.html")).doesNotContainPattern("<p>[^<]*[*`]");
        assertThat(SITE).containsKeys("glossary.html", "licences.html", "LICENSE.txt");
        assertThat(SiteCheck.findings(SITE)).isEmpty();
    }

    @Test
    @DisplayName("has the same bytes when it is made again, and names no folder of this machine")
    void reproducible() {
        SortedMap<String, byte[]> again = Site.of(COURSE, Map.of());
        assertThat(again.keySet()).isEqualTo(SITE.keySet());
        SITE.forEach((path, bytes) -> {
            assertThat(again.get(path)).as(path).isEqualTo(bytes);
            assertThat(text(path)).as(path).doesNotContain(COURSE.root().toString());
        });
    }

    @Test
    @DisplayName("is read without a script: what a lesson says, shows and asks stands in its page")
    void withoutScript() {
        String page = text("02-knight.html");
        assertThat(text("00-start.html")).contains("<pre class=\"value wrapped\" tabindex=\"0\">64</pre>");
        assertThat(page)
                .contains("Four of the eight squares are <strong>ghosts</strong>")
                .contains("Your turn: 2.1 Attacks of a set of knights")
                .contains("TODO 2.1: shift all knights")
                .contains("<code>./course check 2.1</code>")
                .contains(">Another hint (3 of 3)</summary>")
                .doesNotContain("check(<span class=\"k\">new</span> MyKnight()");
    }

    @Test
    @DisplayName("leads from the lesson on the mate table to the trainer, with the position of the lesson")
    void trainer() {
        assertThat(text(LIVE, "13-mate-table.html"))
                .contains(
                        "<a class=\"go\" href=\"trainer.html#8/8/8/8/B7/7K/4N3/6k1_b\">Play it here, against the table</a>");
        assertThat(Notebook.read(COURSE.notebooks().resolve("13-mate-table.ipynb"))
                        .cells())
                .anyMatch(cell -> cell.source().contains("MateFen.read(\"8/8/8/8/B7/7K/4N3/6k1 b - - 0 1\")"));
        assertThat(text(LIVE, "trainer.html")).contains("<div id=\"board\">", "site/start.js");
    }

    @Test
    @DisplayName("has each exercise once, as it was handed out, even where the notebook holds an answer")
    void stubs() {
        for (CatalogueEntry exercise : Catalogue.find().entries()) {
            String page = text(exercise.exercise().lesson() + ".html");
            assertThat(page).containsOnlyOnce("data-exercise=\"" + exercise.id() + "\"");
        }
        Notebook lesson = Notebook.read(COURSE.notebooks().resolve("02-knight.ipynb"));
        Cell answer = lesson.cells().stream()
                .filter(cell -> cell.id().equals("answer-2-1"))
                .findFirst()
                .orElseThrow();
        answer.json().put("source", "class MyKnight implements Knight { int solved; }");
        assertThat(new SitePages(Catalogue.find(), false).cell(lesson, answer).orElseThrow())
                .contains("TODO 2.1")
                .doesNotContain("solved");
    }

    @Test
    @DisplayName("the first page is small: with its pictures and style under 0.5 MB")
    void small() {
        long bytes = SITE.entrySet().stream()
                .filter(file -> file.getKey().matches("index\\.html|site/(site\\.css|fonts.*)|pictures/.*"))
                .mapToLong(file -> file.getValue().length)
                .sum();
        assertThat(bytes).isLessThan(500_000);
    }

    @Test
    @DisplayName("with the machine, the pages have scripts, an editor and live boards, and nothing is wrong either")
    void live() {
        assertThat(SiteCheck.findings(LIVE)).isEmpty();
        assertThat(LIVE).containsKeys("machine/worker.js", "site/exercise.js", "editor/codemirror__view.js");
        assertThat(text(LIVE, "site/start.js")).contains("\"@codemirror/view\": \"editor/codemirror__view.js\"");
        assertThat(text(LIVE, "site/exercises.js"))
                .contains(
                        "{\"id\":\"2.1\",\"file\":\"exercises/tasks/knight/MyKnight.java\",\"lesson\":\"02-knight\",");
        assertThat(text(LIVE, "licences.html")).contains("machine/NOTICE.txt", "editor/crelt.LICENSE.txt");
        for (String place : LiveBoards.places()) {
            String[] parts = place.split("/");
            assertThat(text(LIVE, parts[0] + ".html")).as(place).containsOnlyOnce("id=\"live-" + parts[1] + "\"");
        }
        assertThat(text(LIVE, "index.html")).contains("data-check", "trainer.html");
        assertThat(text("02-knight.html")).doesNotContain("<script", "data-live", "data-check", "trainer.html");
    }

    @Test
    @DisplayName("every module that a module imports is part of the site")
    void imports() {
        LIVE.forEach((path, bytes) -> {
            if (path.matches("site/(?!offline|start).*\\.js")) {
                Matcher imported =
                        Pattern.compile("(?:from |import |import\\()'([^']+)'").matcher(text(LIVE, path));
                while (imported.find()) {
                    String name = imported.group(1);
                    if (name.startsWith(".")) {
                        assertThat(LIVE)
                                .as(path)
                                .containsKey(URI.create(path).resolve(name).toString());
                    } else {
                        assertThat(text(LIVE, "site/start.js")).as(path).contains("\"" + name + "\"");
                    }
                }
            }
        });
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
        <a href="nowhere.html">x</a>                | links to nowhere.html, which is not part of the site
        <a href="#nowhere">x</a>                    | links to #nowhere, but there is no such place
        <img src="data:,">                          | a picture without alternative text
        <img src="data:," alt="">                   | a picture without alternative text
        <img src="https://example.org/x.png" alt=x> | asks another host: https://example.org/x.png
        <script src="//example.org/x.js"></script>  | asks another host: //example.org/x.js
        <script src="gone.js"></script>             | loads gone.js, which is not part of the site
        <script>fetch('https://example.org')</script> | may ask another host: fetch('https:
        <style>a { background: url(https://x) }</style> | may ask another host: url(
        <p id="main"></p>                           | has the id "main" twice
        """)
    @DisplayName("a fault in a page is found:")
    void faults(String html, String finding) {
        SortedMap<String, byte[]> site = new TreeMap<>(SITE);
        site.put(
                "index.html",
                text("index.html").replace("</main>", html + "</main>").getBytes(StandardCharsets.UTF_8));
        List<String> findings = SiteCheck.findings(site);
        assertThat(findings)
                .singleElement()
                .asString()
                .startsWith("index.html ")
                .contains(finding);
    }

    @Test
    @DisplayName("a script that asks another host is found")
    void askingScript() {
        SortedMap<String, byte[]> site = new TreeMap<>(SITE);
        site.put("site/more.js", "import x from 'https://example.org/x.js';".getBytes(StandardCharsets.UTF_8));
        assertThat(SiteCheck.findings(site)).singleElement().asString().startsWith("site/more.js may ask another host");
    }

    @Test
    @DisplayName("offline, modules import each other by their paths in the site")
    void offline() {
        assertThat(text(LIVE, Offline.SCRIPT))
                .contains("\"site/trainer.js\":", "from 'site/grid.js'", "import('site/editor.js')")
                .doesNotContain("from './");
    }

    private static String text(String path) {
        return text(SITE, path);
    }

    private static String text(SortedMap<String, byte[]> site, String path) {
        return new String(site.get(path), StandardCharsets.UTF_8);
    }
}
