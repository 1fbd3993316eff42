package sphericalknight.lesson.contract;

import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sphericalknight.lesson.TestNotebook;
import sphericalknight.lesson.contract.form.CellIds;
import sphericalknight.lesson.contract.form.CellMetadata;
import sphericalknight.lesson.contract.form.Format;
import sphericalknight.lesson.contract.form.LessonMetadata;
import sphericalknight.lesson.contract.form.NormalBytes;

@DisplayName("The contract: how the file is written")
class FormRulesTest extends RuleTester {
    @Test
    @DisplayName("format 4.5")
    void format() {
        assertGood(new Format(), code("1"));
        TestNotebook old = code("1");
        old.json().put("nbformat_minor", 4);
        assertBad(new Format(), old, "notebook", "format 4.4, not 4.5");
    }

    @Test
    @DisplayName("the kernel and the language, without a version")
    void metadata() {
        assertGood(new LessonMetadata(), code("1"));
        TestNotebook versioned = code("1");
        ((ObjectNode) versioned.json().at("/metadata/language_info")).put("version", "17.0.15");
        assertBad(new LessonMetadata(), versioned, "notebook", "the metadata are not exactly");
        TestNotebook renamed = code("1");
        ((ObjectNode) renamed.json().at("/metadata/kernelspec")).put("display_name", "Java (jjava)");
        assertBad(new LessonMetadata(), renamed, "notebook", "the metadata are not exactly");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3f9a27bc", "e84a2e3a-23f0-4dd3-a7a7-0ae1b4d6a4f1", "Edge-Mask", "edge_mask", "7"})
    @DisplayName("an id that nobody can say")
    void unreadableIds(String id) {
        TestNotebook notebook = code("1");
        notebook.last().put("id", id);
        assertBad(new CellIds(), notebook, id.isEmpty() ? "cell 1" : "cell 1 (" + id + ")", "is not readable");
    }

    @Test
    @DisplayName("readable ids, each once")
    void ids() {
        assertGood(new CellIds(), code("1").code("2"));
        TestNotebook twice = code("1").code("2");
        twice.last().put("id", "code-1");
        assertBad(new CellIds(), twice, "cell 2 (code-1)", "an earlier cell has the same id");
    }

    @Test
    @DisplayName("cells carry known tags and nothing else")
    void cellMetadata() {
        assertGood(new CellMetadata(), code("1", "timing", "region:2.rings"));
        assertBad(new CellMetadata(), code("1", "timings"), "cell 1 (code-1)", "the tag \"timings\" is unknown");
        TestNotebook timed = code("1");
        timed.last().putObject("metadata").putObject("execution");
        assertBad(new CellMetadata(), timed, "cell 1 (code-1)", "its metadata hold \"execution\"");
    }

    @Test
    @DisplayName("the stored bytes are the normal form")
    void normalBytes() {
        TestNotebook notebook = code("1 + 1");
        notebook.build().write();
        assertGood(new NormalBytes(), notebook);
        course().write("notebooks/02-example.ipynb", notebook.build().text().stripTrailing());
        assertBad(new NormalBytes(), notebook, "notebook", "not in normal form");
    }

    @Test
    @DisplayName("a lesson is no bigger than 300 kB")
    void size() {
        TestNotebook notebook = code("1").printed("x".repeat(310_000));
        notebook.build().write();
        assertBad(new NormalBytes(), notebook, "notebook", "kB, more than 300");
    }
}
