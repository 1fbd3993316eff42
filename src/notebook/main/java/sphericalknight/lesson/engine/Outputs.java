package sphericalknight.lesson.engine;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import sphericalknight.lesson.Cell;

/**
 * Brings a cell's outputs into a normal form that is the same on every JVM: merged stream fragments, no
 * execution counts, errors without colours or stack frames.
 */
public final class Outputs {
    private static final String COLOUR = "\u001b\\[[0-9;]*m";

    private Outputs() {}

    public static List<ObjectNode> normal(List<ObjectNode> outputs) {
        List<ObjectNode> normal = new ArrayList<>();
        for (ObjectNode output : outputs) {
            ObjectNode last = normal.isEmpty() ? null : normal.get(normal.size() - 1);
            switch (output.path("output_type").asText()) {
                case "stream" -> {
                    String name = output.path("name").asText("stdout");
                    String text = unix(Cell.text(output.path("text")));
                    if (last != null && last.path("name").asText().equals(name)) {
                        last.put("text", last.path("text").asText() + text);
                    } else if (!text.isEmpty()) {
                        normal.add(stream(name, text));
                    }
                }
                case "error" ->
                    normal.add(error(
                            output.path("ename").asText(),
                            unix(output.path("evalue").asText()),
                            lines(output.path("traceback"))));
                case "execute_result" ->
                    normal.add(data("execute_result", output).putNull("execution_count"));
                default -> normal.add(data("display_data", output));
            }
        }
        return normal;
    }

    public static ObjectNode stream(String name, String text) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("output_type", "stream")
                .put("name", name)
                .put("text", text);
    }

    public static ObjectNode error(String name, String value, List<String> traceback) {
        ObjectNode error = JsonNodeFactory.instance
                .objectNode()
                .put("output_type", "error")
                .put("ename", name)
                .put("evalue", value);
        ArrayNode lines = error.putArray("traceback");
        traceback.stream()
                .flatMap(text -> text.replaceAll(COLOUR, "").lines())
                .filter(line -> !line.matches("\\s+at .*|-{20,}") && !line.isBlank())
                .map(String::stripTrailing)
                .forEach(lines::add);
        return error;
    }

    private static ObjectNode data(String type, ObjectNode output) {
        ObjectNode normal = JsonNodeFactory.instance.objectNode().put("output_type", type);
        ObjectNode data = normal.putObject("data");
        output.path("data").properties().forEach(entry -> {
            JsonNode value = entry.getValue();
            boolean isText =
                    value.isTextual() || (value.isArray() && !entry.getKey().endsWith("json"));
            if (isText) {
                data.put(entry.getKey(), unix(Cell.text(value)));
            } else {
                data.set(entry.getKey(), value);
            }
        });
        normal.set("metadata", JsonNodeFactory.instance.objectNode());
        return normal;
    }

    private static String unix(String text) {
        return text.replace("\r\n", "\n");
    }

    private static List<String> lines(JsonNode traceback) {
        List<String> lines = new ArrayList<>();
        traceback.forEach(line -> lines.add(line.asText()));
        return lines;
    }
}
