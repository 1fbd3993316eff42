package sphericalknight.notebook;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.TestNotebook;
import sphericalknight.lesson.engine.TestKernel;

@DisplayName("check(...) in a cell, on the kernel")
class CheckTest {
    private static final String SIGNED = """
            class MyKnight implements sphericalknight.exercises.knight.Knight {
                static final long A = 0x0101010101010101L, H = A << 7, AB = A | A << 1, GH = H | H >>> 1;
                public long attacks(long n) {
                    return (n << 17 | n >> 15) & ~A | (n << 15 | n >> 17) & ~H
                            | (n << 10 | n >> 6) & ~AB | (n << 6 | n >> 10) & ~GH;
                }
            }""";

    /** Runs the cells on one kernel, a check after each class; what the checks show. */
    private static List<JsonNode> checks(String... cells) {
        TestNotebook notebook = TestNotebook.of().code("import static sphericalknight.notebook.Check.check;");
        for (String cell : cells) {
            notebook.code(cell);
            if (cell.startsWith("class MyKnight")) {
                notebook.code("check(new MyKnight())");
            }
        }
        notebook.code("1 + 1");
        List<Cell> ran = new TestKernel().execute(notebook.build()).notebook().cells();
        assertThat(ran.get(ran.size() - 1)
                        .outputs()
                        .get(0)
                        .at("/data/text~1plain")
                        .asText())
                .as("the kernel goes on")
                .isEqualTo("2");
        return ran.stream()
                .filter(cell -> cell.source().startsWith("check("))
                .map(cell -> cell.outputs().get(0).path("data"))
                .toList();
    }

    private static JsonNode check(String answer) {
        return checks(answer).get(0);
    }

    private static String body(String java) {
        return "class MyKnight implements sphericalknight.exercises.knight.Knight {\n"
                + "  public long attacks(long knights) { " + java + " }\n}";
    }

    private static String text(JsonNode data) {
        return data.path("text/plain").asText();
    }

    private static String html(JsonNode data) {
        return data.path("text/html").asText();
    }

    @Test
    @DisplayName("shows a table, the known mistake, both boards and the hints, folded")
    void failed() {
        JsonNode shown = check(SIGNED);
        assertThat(html(shown))
                .contains(
                        "<summary style=\"display:list-item;cursor:pointer\">6 of 8 tests pass, 7 of 10 points; failing: ")
                .contains("<th scope=\"col\"", "<th scope=\"row\"")
                .contains("✔ passed", "✘ failed")
                .contains("<p><strong>A knight on h8", "&gt;&gt; copies it")
                .contains("<img alt=\"expected: ", "<img alt=\"yours: ")
                .contains(">A hint (1 of 3)</summary>")
                .doesNotContain("<script", "<style", "SIGNED_SHIFT");
        assertThat(text(shown)).contains("A knight on h8", "8  . . . . . . . N     8  x x x x x x x x");
    }

    @Test
    @DisplayName("a right answer passes, and no hint is offered")
    void passed() {
        JsonNode shown = check(SIGNED.replace(">> ", ">>> ").replace(">>>> ", ">>> "));
        assertThat(html(shown))
                .contains(
                        "all 8 tests pass, 10 of 10 points",
                        "<p>Next: 2.2 ",
                        "(in this lesson).",
                        "lessons 03, 05 and 10 run yours.</p>")
                .doesNotContain("✘", "hint");
        assertThat(text(shown)).contains("Next: 2.2 ");
    }

    @Test
    @DisplayName("a stub is not started")
    void stub() {
        JsonNode shown = check(body("throw new sphericalknight.exercise.NotStartedYet(\"TODO 2.1: begin\");"));
        assertThat(html(shown)).contains("○ not started", "TODO 2.1: begin");
    }

    @Test
    @DisplayName("the library and other cells are refused in one sentence")
    void refused() {
        List<JsonNode> shown = checks(
                body("return sphericalknight.chess.attack.KnightMoves.attacks(knights);"),
                "long MASK = 3;",
                body("return knights & MASK;"),
                "long help(long x) { return x; }",
                body("return help(knights);"),
                "class Help { static long f(long x) { return x; } }",
                body("return Help.f(knights);"));
        assertThat(text(shown.get(0)))
                .contains("This exercise asks you to write it: MyKnight uses KnightMoves.attacks");
        assertThat(text(shown.get(1))).contains("MyKnight uses MASK from another cell");
        assertThat(text(shown.get(2))).contains("MyKnight uses help from another cell");
        assertThat(text(shown.get(3))).contains("MyKnight uses Help from another cell");
    }

    @Test
    @DisplayName("an endless loop is stopped")
    void endless() {
        assertThat(text(check(body("while (knights != 0) { } return 0;"))))
                .contains("did not end within the 50 million instructions of this test.");
    }

    @Test
    @DisplayName("what is no answer is told so")
    void noAnswer() {
        TestNotebook notebook = TestNotebook.of()
                .code("import static sphericalknight.notebook.Check.check;")
                .code("check(\"e4\")")
                .code("check(null)");
        List<Cell> ran = new TestKernel().execute(notebook.build()).notebook().cells();
        assertThat(ran.get(1).outputs().get(0).path("text").toString())
                .contains("String is not an answer to an exercise");
        assertThat(ran.get(2).outputs().get(0).path("text").toString())
                .contains("Write for example: check(new MyKnight())");
    }
}
