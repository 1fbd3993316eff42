package sphericalknight.lesson.lint;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.lesson.FirstCell;
import sphericalknight.lesson.TestNotebook;

@DisplayName("The contract: how a lesson reads")
class ProseRulesTest extends RuleTester {
    private static final String OPENING = """
            # 02 · An example

            > What is a lesson?

            ![a square](pictures/03-healthy.svg)

            **40 minutes**

            <!-- binder -->""";

    @Test
    @DisplayName("at most 120 words; folded text, listings and marks do not count")
    void textLength() {
        assertGood("text-length", text("word ".repeat(120)));
        assertGood("text-length", text("word ".repeat(120) + "\n[the next lesson](03.ipynb) <!-- binder -->"));
        assertGood(
                "text-length",
                text("word ".repeat(120) + "\n\n<details><summary>Why?</summary>\n\n" + "word ".repeat(110)
                        + "\n\n</details>\n\n```java\n" + "code ".repeat(50) + "\n```"));
        assertBad("text-length", text("word ".repeat(121)), "cell 1 (text-1)", "the text has 121 words");
        assertBad(
                "text-length",
                text("<details><summary>Why?</summary>\n\n" + "word ".repeat(120) + "\n\n</details>"),
                "cell 1 (text-1)",
                "a folded text has 121 words");
    }

    @Test
    @DisplayName("at most twenty lines of code, and no empty cell")
    void codeLength() {
        assertGood("code-length", code("x();\n".repeat(20)));
        assertBad("code-length", code("x();\n".repeat(21)), "cell 1 (code-1)", "21 lines");
        assertGood("code-length", code("x();\n".repeat(40), "exercise"));
        assertBad("code-length", code("x();\n".repeat(41), "exercise"), "cell 1 (code-1)", "41 lines");
        assertBad("code-length", code(" \n"), "cell 1 (code-1)", "empty");
    }

    @Test
    @DisplayName("never four code cells in a row")
    void codeRun() {
        assertGood("code-run", code("1").code("2").code("3").text("and").code("4"));
        assertBad("code-run", code("1").code("2").code("3").code("4").code("5"), "cell 4 (code-4)", "fourth");
    }

    @ParameterizedTest
    @CsvSource({
        "02-example,29,false",
        "02-example,30,true",
        "02-example,60,true",
        "02-example,61,false",
        "03-king,5,true"
    })
    @DisplayName("30 to 60 cells; 00 and 03 may be shorter")
    void lessonLength(String name, int cells, boolean good) {
        TestNotebook notebook = notebook();
        for (int i = 0; i < cells; i++) {
            notebook.code("1");
        }
        if (good) {
            assertGood(
                    "lesson-length", notebook.file(course().paths().notebooks().resolve(name + ".ipynb")));
        } else {
            assertBad("lesson-length", notebook, "notebook", cells + " cells, not 30 to 60");
        }
    }

    @Test
    @DisplayName("the cells for answers come on top of the sixty")
    void answersComeOnTop() {
        TestNotebook notebook = notebook();
        for (int i = 0; i < 60; i++) {
            notebook.code("1");
        }
        assertGood("lesson-length", notebook.code("2", "exercise").code("3", "exercise"));
    }

    @Test
    @DisplayName("one title, and no level skipped")
    void headings() {
        assertGood("headings", text("# A\n\n## B\n\n### C").text("## D"));
        assertBad("headings", text("# A").text("# B"), "cell 2 (text-2)", "second title");
        assertBad("headings", text("# A\n\n### C"), "cell 1 (text-1)", "level 3 below level 1");
        assertBad("headings", text("no title"), "notebook", "no title");
        assertBad("headings", text("# A\n\n<details>\n\nb\n\n</details>\n## C"), "cell 1 (text-1)", "right below");
        assertGood("headings", text("# A\n\n```sh\n# a comment\n```"));
    }

    @Test
    @DisplayName("links lead somewhere and say where")
    void links() {
        assertGood(
                "links",
                text("[the healthy lesson](03-healthy.ipynb#Values), [a site](https://example.org/), [up](#top)"));
        assertBad("links", text("[lesson 4](04-gone.ipynb)"), "cell 1 (text-1)", "04-gone.ipynb leads nowhere");
        assertBad("links", text("<a href=\"04-gone.ipynb\">lesson 4</a>"), "cell 1 (text-1)", "leads nowhere");
        assertBad("links", text("see [here](03-healthy.ipynb)"), "cell 1 (text-1)", "do not say where it leads");
        assertBad("links", text("[a site](http://example.org/)"), "cell 1 (text-1)", "not encrypted");
        assertGood("links", text("`[a](gone.ipynb)` is how a link is written"));
    }

    @Test
    @DisplayName("pictures exist, can be heard, and come from the course")
    void images() {
        assertGood("images", text("![a blue square](pictures/03-healthy.svg)"));
        assertBad("images", text("![](pictures/03-healthy.svg)"), "cell 1 (text-1)", "no alternative text");
        assertBad("images", text("<img src=\"pictures/03-healthy.svg\">"), "cell 1 (text-1)", "no alternative text");
        assertBad("images", text("![gone](pictures/gone.svg)"), "cell 1 (text-1)", "pictures/gone.svg does not exist");
        assertBad("images", text("![far](https://example.org/a.png)"), "cell 1 (text-1)", "another host");
    }

    @Test
    @DisplayName("every column of a table has a name")
    void tables() {
        assertGood("tables", text("| a | b |\n| --- | --- |\n| 1 | |"));
        assertBad("tables", text("| | b |\n| --- | --- |\n| 1 | 2 |"), "cell 1 (text-1)", "has no name");
    }

    @Test
    @DisplayName("a lesson opens with title, question, picture, minutes and a place for links, and ends with text")
    void frame() {
        assertGood("frame", text(OPENING).code("1").text("end"));
        assertBad("frame", code("1").text("end"), "notebook", "first cell is not text");
        assertBad("frame", text("\n" + OPENING), "cell 1 (text-1)", "does not begin with its title");
        assertBad("frame", text(OPENING.replace("> What", "What")), "cell 1 (text-1)", "no question");
        assertBad("frame", text(OPENING.replace("40 minutes", "long")), "cell 1 (text-1)", "minutes");
        assertBad("frame", text(OPENING.replaceAll("!\\[.*", "")), "cell 1 (text-1)", "without a picture");
        assertBad("frame", text(OPENING.replaceAll("<!.*", "")), "cell 1 (text-1)", "no place for the links");
        assertBad("frame", text(OPENING).code("1"), "cell 2 (code-2)", "ends with code");
    }

    @ParameterizedTest
    @ValueSource(strings = {"# 02 · An example", "# 02 An example", "# Lesson 2: An example", "# An example"})
    @DisplayName("the number in a title is not part of it")
    void titles(String title) {
        var opening = FirstCell.of(text(title + "\n\n> Why\n> so?\n\n7 minutes").build());
        assertThat(opening).isEqualTo(new FirstCell("An example", "Why so?", 7));
    }

    @Test
    @DisplayName("a cell that quotes a region shows it, apart from white space and modifiers")
    void regions() {
        course().write("src/library/test/java/sphericalknight/lessons/Lesson02.java", """
                final class Lesson02 {
                    // region 2.up
                    static final int UP = 8;

                    private static long up(long set) {
                        return set << UP;
                    }
                    // endregion
                }
                """);
        assertGood("regions", code("int UP = 8;\n\nlong up(long set) {\n    return set << UP;\n}", "region:2.up"));
        assertGood(
                "regions",
                code("int UP = 8;\nlong up(long set) {\n    return set\n            << UP;\n}", "region:2.up"));
        assertBad(
                "regions",
                code("int UP = 8;\n\nlong up(long set) {\n    return set << 8;\n}", "region:2.up"),
                "cell 1 (code-1)",
                "line 4: the cell has \"return set << 8;\", the region \"return set << UP;\"");
        assertBad("regions", code("int UP = 8;", "region:2.up"), "cell 1 (code-1)", "nothing more");
        assertBad("regions", code("int UP = 8;", "region:2.down"), "cell 1 (code-1)", "no region \"2.down\"");
    }
}
