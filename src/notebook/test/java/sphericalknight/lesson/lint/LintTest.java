package sphericalknight.lesson.lint;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sphericalknight.exercise.catalogue.Catalogue;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.lesson.Difference;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.TestCourse;
import sphericalknight.lesson.TestNotebook;

@DisplayName("The contract of a lesson")
class LintTest {
    @TempDir
    private Path folder;

    private TestCourse course;

    @BeforeEach
    void makeCourse() {
        course = TestCourse.in(folder);
    }

    @Test
    @DisplayName("the first code cell imports, and no other does")
    void importsFirst() {
        BiConsumer<Notebook, Findings> rule = Imports::first;
        assertGood(
                rule,
                code("import java.util.List; // lists\nimport static java.lang.Math.*;")
                        .code("int a = 1;"));
        assertBad(rule, code("import java.util.List;\nint a = 1;"), "cell 1 (code-1)", "does more than import");
        assertBad(
                rule,
                code("import java.util.List;").code("import java.util.Map;\nint a = 1;"),
                "cell 2 (code-2)",
                "imports java.util.Map");
    }

    @Test
    @DisplayName("the cell for an answer brings its own imports")
    void answersImport() {
        assertGood(Imports::first, code("import java.util.List;").code("import java.util.Map;", "exercise"));
    }

    @Test
    @DisplayName("what only the kernel has imported is imported by the lesson")
    void importsNamed() {
        BiConsumer<Notebook, Findings> rule = Imports::named;
        assertGood(rule, code("import java.util.List;\nimport java.util.*;").code("List<Map<String, Integer>> a;"));
        assertGood(rule, code("class Queue {}").code("Queue q = new Queue(); // a List"));
        assertGood(rule, code("java.util.List<String> a = java.util.List.of(\"Map\");"));
        assertBad(
                rule,
                code("import java.util.Map;").code("List<Map<?, ?>> a;"),
                "cell 2 (code-2)",
                "import java.util.List;");
        assertBad(rule, code("BigInteger.ONE"), "cell 1 (code-1)", "import java.math.BigInteger;");
    }

    @Test
    @DisplayName("an exercise has its stub and a check")
    void answerCells() {
        String stub = Catalogue.find()
                .byId("2.1")
                .flatMap(CatalogueEntry::stub)
                .orElseThrow()
                .replace("package knight;", "")
                .strip();
        BiConsumer<Notebook, Findings> rule = AnswerCells::check;
        assertGood(rule, code(stub, "exercise").code("check(new MyKnight());", "exercise"));
        assertGood(rule, code("class MyQueue implements Runnable {}"));
        assertBad(rule, code(stub, "exercise").code("check(new MyKnight());"), "cell 2 (code-2)", "does not check it");
        assertBad(rule, code(stub, "exercise").text("Well?"), "cell 2 (text-2)", "check(new MyKnight())");
        assertBad(
                rule,
                code(stub.replace("throw", "throw "), "exercise").code("check(new MyKnight());", "exercise"),
                "cell 1 (code-1)",
                "differs from the learner's file");
        assertBad(
                rule,
                code(stub.replace("MyKnight", "MyQueen"), "exercise").code("check(new MyQueen());", "exercise"),
                "cell 1 (code-1)",
                "no exercise has an answer called MyQueen");
    }

    @Test
    @DisplayName("links lead somewhere")
    void links() {
        assertGood(
                References::links,
                text("[the healthy lesson](03-healthy.ipynb#Values), [a site](https://example.org/), [up](#top)"));
        assertBad(
                References::links, text("[lesson 4](04-gone.ipynb)"), "cell 1 (text-1)", "04-gone.ipynb leads nowhere");
        assertBad(
                References::links, text("<a href=\"04-gone.ipynb\">lesson 4</a>"), "cell 1 (text-1)", "leads nowhere");
        assertBad(References::links, text("[a site](http://example.org/)"), "cell 1 (text-1)", "not encrypted");
        assertGood(References::links, text("`[a](gone.ipynb)` is how a link is written"));
    }

    @Test
    @DisplayName("pictures exist, can be heard, and come from the course")
    void images() {
        assertGood(References::images, text("![a blue square](pictures/03-healthy.svg)"));
        assertBad(References::images, text("![](pictures/03-healthy.svg)"), "cell 1 (text-1)", "no alternative text");
        assertBad(
                References::images,
                text("<img src=\"pictures/03-healthy.svg\">"),
                "cell 1 (text-1)",
                "no alternative text");
        assertBad(
                References::images,
                text("![gone](pictures/gone.svg)"),
                "cell 1 (text-1)",
                "pictures/gone.svg does not exist");
        assertBad(References::images, text("![far](https://example.org/a.png)"), "cell 1 (text-1)", "another host");
    }

    @Test
    @DisplayName("the first output below a guess is folded")
    void guesses() {
        String guess = "> **Your guess.** How many?";
        assertGood(
                Guesses::check,
                text(guess)
                        .code("int a = 1;")
                        .code("a")
                        .value("1")
                        .folded()
                        .code("a + 1")
                        .value("2"));
        assertGood(
                Guesses::check, text(guess).code("class MyKing {}", "exercise").value("none"));
        assertGood(Guesses::check, text("How many?").code("1").value("1"));
        assertBad(
                Guesses::check,
                text(guess).code("int a = 1;").code("a").value("1"),
                "cell 3 (code-3)",
                "unfolded below the guess");
    }

    @Test
    @DisplayName("the stored bytes are the normal form, without a version of the language")
    void normalForm() {
        TestNotebook notebook = code("1 + 1");
        notebook.build().write();
        assertGood(Lint::normalForm, notebook);
        course.write("notebooks/02-example.ipynb", notebook.build().text().stripTrailing());
        assertBad(Lint::normalForm, notebook, "notebook", "not in normal form");
        TestNotebook versioned = code("1 + 1");
        ((ObjectNode) versioned.json().at("/metadata/language_info")).put("version", "17.0.15");
        versioned.build().write();
        assertBad(Lint::normalForm, versioned, "notebook", "not in normal form");
    }

    /** A notebook that lies in the course's folder. */
    private TestNotebook notebook() {
        return TestNotebook.of().file(course.paths().notebooks().resolve("02-example.ipynb"));
    }

    private TestNotebook code(String source, String... tags) {
        return notebook().code(source, tags);
    }

    private TestNotebook text(String source) {
        return notebook().text(source);
    }

    private static void assertGood(BiConsumer<Notebook, Findings> rule, TestNotebook notebook) {
        assertThat(found(rule, notebook.build())).isEmpty();
    }

    /** Exactly one violation, in {@code place}, whose message contains {@code words}. */
    private static void assertBad(
            BiConsumer<Notebook, Findings> rule, TestNotebook notebook, String place, String words) {
        assertThat(found(rule, notebook.build())).singleElement().satisfies(violation -> {
            assertThat(violation.place()).isEqualTo(place);
            assertThat(violation.message()).contains(words).endsWith(".");
        });
    }

    private static List<Difference> found(BiConsumer<Notebook, Findings> rule, Notebook notebook) {
        Findings findings = new Findings();
        rule.accept(notebook, findings);
        return findings.all();
    }
}
