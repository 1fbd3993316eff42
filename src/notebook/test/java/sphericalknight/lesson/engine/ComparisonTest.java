package sphericalknight.lesson.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Difference;
import sphericalknight.lesson.Difference.Kind;
import sphericalknight.lesson.TestNotebook;

@DisplayName("Comparing stored outputs with fresh ones")
class ComparisonTest {
    @Test
    @DisplayName("fragments of a stream, counts, colours and stack frames make no difference")
    void normalForm() {
        List<ObjectNode> raw = List.of(
                Outputs.stream("stdout", "a"),
                Outputs.stream("stdout", "b\r\n"),
                value("2").put("execution_count", 7),
                error(
                        "EvalException",
                        "no",
                        "\u001b[1m\u001b[31m---------------------------\u001b[0m",
                        "E: no",
                        "\tat .(#12:1)"));
        List<ObjectNode> normal = List.of(
                Outputs.stream("stdout", "ab\n"),
                value("2").putNull("execution_count"),
                Outputs.error("EvalException", "no", List.of("E: no")));

        assertThat(compare(raw, normal)).isEmpty();
        assertThat(Outputs.normal(raw)).isEqualTo(Outputs.normal(Outputs.normal(raw)));
    }

    @Test
    @DisplayName("a picture that differs is told by its alternative text, or by the drawing")
    void picture() {
        assertThat(compare(List.of(picture("d4", "AAAA")), List.of(picture("e5", "AAAB"))))
                .containsExactly(difference(Kind.PICTURE, "stored \"d4\", now \"e5\""));
        assertThat(compare(List.of(picture("d4", "AAAA")), List.of(picture("d4", "AAAB"))))
                .containsExactly(difference(Kind.PICTURE, "the drawing differs; its alternative text is the same"));
    }

    @Test
    @DisplayName("outputs that came or went are of kind outputs")
    void number() {
        assertThat(compare(List.of(), List.of(value("42"))))
                .containsExactly(difference(Kind.OUTPUTS, "stored: [], now: [a value]"));
        assertThat(compare(List.of(picture("d4", "A"), value("1")), List.of(value("1"))))
                .containsExactly(difference(Kind.OUTPUTS, "stored: [a picture, a value], now: [a value]"));
        assertThat(compare(List.of(Outputs.stream("stdout", "a\n")), List.of(Outputs.stream("stderr", "a\n"))))
                .hasSize(1);
    }

    private static List<Difference> compare(List<ObjectNode> stored, List<ObjectNode> fresh) {
        return Comparison.of(cell(stored), cell(fresh));
    }

    private static Cell cell(List<ObjectNode> outputs) {
        Cell cell = TestNotebook.of().code("1").build().cells().get(0);
        cell.setOutputs(outputs);
        return cell;
    }

    private static Difference difference(Kind kind, String message) {
        return new Difference("code-1", "cell 1 (code-1)", kind, message);
    }

    private static ObjectNode value(String text) {
        ObjectNode output = JsonNodeFactory.instance.objectNode().put("output_type", "execute_result");
        output.putObject("data").put("text/plain", text);
        return output;
    }

    private static ObjectNode picture(String alt, String drawing) {
        ObjectNode output = value("twin");
        ((ObjectNode) output.path("data"))
                .put("text/html", "<img alt=\"" + alt + "\" src=\"data:image/svg+xml;base64," + drawing + "\">");
        return output;
    }

    private static ObjectNode error(String name, String value, String... traceback) {
        ObjectNode output = JsonNodeFactory.instance
                .objectNode()
                .put("output_type", "error")
                .put("ename", name)
                .put("evalue", value);
        List.of(traceback).forEach(output.putArray("traceback")::add);
        return output;
    }
}
