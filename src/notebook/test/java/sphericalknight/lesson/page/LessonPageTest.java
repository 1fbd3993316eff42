package sphericalknight.lesson.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.TestCourse;
import sphericalknight.lesson.TestNotebook;

@DisplayName("A lesson as a page")
class LessonPageTest {
    @TempDir
    private Path folder;

    private TestCourse course;

    @BeforeEach
    void makeCourse() {
        course = TestCourse.in(folder);
        String first = TestCourse.read(course.lesson());
        course.write("notebooks/04-next.ipynb", first.replace("03 · A healthy lesson", "04 · The <next> one"));
    }

    @Test
    @DisplayName("has a language, a title, a description, one heading, and a way past the navigation")
    void frame() {
        assertThat(page())
                .startsWith("<!doctype html>\n<html lang=\"en\">")
                .contains("<title>A healthy lesson - Spherical Knight</title>")
                .contains("<meta name=\"description\" content=\"What does a lesson need to be sound?\">")
                .contains("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">")
                .contains("<a class=\"skip\" href=\"#lesson\">")
                .contains("<main id=\"lesson\">")
                .containsOnlyOnce("<h1");
    }

    @Test
    @DisplayName("asks for nothing else: every picture and the style are inside")
    void nothingFromOutside() {
        assertThat(page()).doesNotContain("<script", "<link", "@import", "url(");
        assertThat(Pattern.compile("src=\"(?!data:)").matcher(page()).find()).isFalse();
        assertThat(page()).contains("<img src=\"data:image/svg+xml;base64,").contains("alt=\"a blue square\"");
    }

    @Test
    @DisplayName("leads to the lessons before and after, and every chapter can be linked")
    void links() {
        assertThat(page())
                .contains("rel=\"next\" href=\"04-next.html\"")
                .contains("04 The &lt;next&gt; one")
                .doesNotContain("rel=\"prev\"")
                .contains("<a href=\"#on-purpose\">On purpose</a>")
                .contains("<h2 id=\"on-purpose\">On purpose</h2>")
                .contains("<a href=\"03-healthy.html\">the beginning</a>")
                .doesNotContain("<!-- binder -->");
    }

    @Test
    @DisplayName("shows code in colours, values, printed text, errors, and that measurements are missing")
    void cells() {
        assertThat(page())
                .contains("<span class=\"k\">long</span> corners = set(<span class=\"s\">&quot;a1 h8&quot;</span>);")
                .contains("<pre class=\"value wrapped\" tabindex=\"0\">a1 h8</pre>")
                .contains("<pre class=\"printed wrapped\" tabindex=\"0\">one, two</pre>")
                .contains("This cell fails on purpose:")
                .contains("Measured on your machine when you run it.")
                .contains("<div class=\"cell exercise\">\n<p class=\"mark\">Your turn</p>")
                .contains("<details><summary>Why?</summary>")
                .contains("<details>\n<summary>Imports</summary>\n<pre class=\"code\"")
                .containsOnlyOnce("<summary>Imports</summary>");
    }

    @Test
    @DisplayName("the answer to a guess is folded until the reader asks for it")
    void foldedAnswer() {
        Cell answer = TestNotebook.of()
                .code("1 + 1")
                .value("2")
                .folded()
                .build()
                .cells()
                .get(0);

        assertThat(CodeHtml.of(Notebook.read(course.lesson()), answer, PageParts.PLAIN))
                .contains(
                        "</pre>\n<details class=\"answer\">\n<summary><span class=\"folded\">Show the answer</span><span class=\"shown\">Hide the answer</span></summary>\n<pre class=\"value wrapped\""
                                + " tabindex=\"0\">2</pre>\n</details>\n</div>");
    }

    @Test
    @DisplayName("a value that holds markup is shown, not obeyed")
    void foreignMarkup() {
        course.replace(
                "\"text/plain\": [\n       \"0x8000000000000001\"",
                "\"text/html\": \"<img src=x onerror=alert(1)><b>\", \"text/plain\": [\n       \"<script>alert(1)</script>\"");

        assertThat(page())
                .contains("&lt;script&gt;alert(1)")
                .doesNotContain("onerror")
                .doesNotContain("<script");
    }

    @Test
    @DisplayName("a wide picture scrolls on a phone instead of shrinking, also when its width is not a whole number")
    void widePicture() {
        course.replace(
                "\"text/plain\": [\n       \"0x8000000000000001\"",
                "\"text/html\": \"<img width=\\\"944.84\\\" alt=\\\"\\\">\", \"text/plain\": [\n       \"four boards\"");

        assertThat(page()).contains("<p class=\"picture\" tabindex=\"0\"><img style=\"min-width:660px\"");
    }

    @Test
    @DisplayName(
            "what speaks of Jupyter is left out of a page that runs, and what speaks of that page stands there only")
    void twoPlaces() {
        assertThat(LessonPage.forPage(
                        "One. <!-- jupyter -->Press Shift+Enter.<!-- /jupyter --><!-- page: Press\n**Run**. -->"
                                + " Two.\n\n<!-- jupyter -->\nKernel.\n<!-- /jupyter -->\nReplace the `throw` line and run both cells;"
                                + " the second one checks."))
                .isEqualTo("One. Press\n**Run**. Two.\n\nReplace the `throw` line and press Check.");
    }

    @Test
    @DisplayName("short code in a sentence stays on one line, long code may break")
    void shortCode() {
        TextHtml text = new TextHtml(link -> link, image -> image);
        assertThat(text.of("`x & -x`, `MateTable TABLE = MateTable.build();`"))
                .contains("<code class=\"short\">x &amp; -x</code>, <code>MateTable TABLE");
    }

    @Test
    @DisplayName(
            "files of the course lead to the public copy when there is one, and are plain words when there is none")
    void otherFiles() {
        course.replace("(03-healthy.ipynb)", "(../pom.xml)");

        assertThat(page()).contains("Back to the beginning.");
        assertThat(page("knights/spherical"))
                .contains("<a href=\"https://github.com/knights/spherical/blob/main/pom.xml\">the beginning</a>")
                .contains("urlpath=lab/tree/notebooks/03-healthy.ipynb\">Run this lesson on Binder</a>");
    }

    private String page() {
        return page("");
    }

    private String page(String repository) {
        Notebook lesson = Notebook.read(course.lesson());
        Notebook next = Notebook.read(folder.resolve("notebooks/04-next.ipynb"));
        return new Edition(course.paths(), List.of(lesson, next), repository).page(lesson);
    }
}
