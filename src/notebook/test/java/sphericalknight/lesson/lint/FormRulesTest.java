package sphericalknight.lesson.lint;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.lesson.TestNotebook;

@DisplayName("The contract: how the file is written")
class FormRulesTest extends RuleTester {
    @Test
    @DisplayName("format 4.5")
    void format() {
        assertGood("format", code("1"));
        TestNotebook old = code("1");
        old.json().put("nbformat_minor", 4);
        assertBad("format", old, "notebook", "format 4.4, not 4.5");
    }

    @Test
    @DisplayName("the kernel and the language, without a version")
    void metadata() {
        assertGood("lesson-metadata", code("1"));
        TestNotebook versioned = code("1");
        ((ObjectNode) versioned.json().at("/metadata/language_info")).put("version", "17.0.15");
        assertBad("lesson-metadata", versioned, "notebook", "the metadata are not exactly");
        TestNotebook renamed = code("1");
        ((ObjectNode) renamed.json().at("/metadata/kernelspec")).put("display_name", "Java (jjava)");
        assertBad("lesson-metadata", renamed, "notebook", "the metadata are not exactly");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3f9a27bc", "e84a2e3a-23f0-4dd3-a7a7-0ae1b4d6a4f1", "Edge-Mask", "edge_mask", "7"})
    @DisplayName("an id that nobody can say")
    void unreadableIds(String id) {
        TestNotebook notebook = code("1");
        notebook.last().put("id", id);
        assertBad("cell-ids", notebook, id.isEmpty() ? "cell 1" : "cell 1 (" + id + ")", "is not readable");
    }

    @Test
    @DisplayName("readable ids, each once")
    void ids() {
        assertGood("cell-ids", code("1").code("2"));
        TestNotebook twice = code("1").code("2");
        twice.last().put("id", "code-1");
        assertBad("cell-ids", twice, "cell 2 (code-1)", "an earlier cell has the same id");
    }

    @Test
    @DisplayName("cells carry known tags and nothing else")
    void cellMetadata() {
        assertGood("cell-metadata", code("1", "timing", "region:2.rings"));
        assertBad("cell-metadata", code("1", "timings"), "cell 1 (code-1)", "the tag \"timings\" is unknown");
        TestNotebook timed = code("1");
        timed.last().putObject("metadata").putObject("execution");
        assertBad("cell-metadata", timed, "cell 1 (code-1)", "its metadata hold \"execution\"");
    }

    @Test
    @DisplayName("the stored bytes are the normal form")
    void normalBytes() {
        TestNotebook notebook = code("1 + 1");
        notebook.build().write();
        assertGood("normal-form", notebook);
        course().write("notebooks/02-example.ipynb", notebook.build().text().stripTrailing());
        assertBad("normal-form", notebook, "notebook", "not in normal form");
    }

    @Test
    @DisplayName("a lesson is no bigger than 300 kB")
    void size() {
        TestNotebook notebook = code("1").printed("x".repeat(310_000));
        notebook.build().write();
        assertBad("normal-form", notebook, "notebook", "kB, more than 300");
    }
}
