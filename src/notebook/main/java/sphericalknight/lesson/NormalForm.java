package sphericalknight.lesson;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

/**
 * The one way a notebook is written: what Jupyter itself writes (indent 1, sorted keys, texts as lists of lines, a final
 * newline), so that saving in the browser changes no byte without need.
 */
final class NormalForm {
    private final StringBuilder out = new StringBuilder();

    private NormalForm() {}

    static String of(JsonNode notebook) {
        NormalForm form = new NormalForm();
        form.value(withLines(notebook.deepCopy()), 0);
        return form.out.append('\n').toString();
    }

    private static JsonNode withLines(JsonNode notebook) {
        for (JsonNode cell : notebook.path("cells")) {
            split(cell, "source");
            for (JsonNode output : cell.path("outputs")) {
                split(output, "text");
                JsonNode data = output.path("data");
                data.fieldNames().forEachRemaining(type -> {
                    if (!type.equals("application/json")) {
                        split(data, type);
                    }
                });
            }
        }
        return notebook;
    }

    private static void split(JsonNode owner, String field) {
        JsonNode text = owner.path(field);
        if (text.isTextual() || text.isArray()) {
            ((ObjectNode) owner).set(field, lines(Cell.text(text)));
        }
    }

    /** The lines of {@code text}, each with its newline; "" has none. */
    static ArrayNode lines(String text) {
        ArrayNode lines = JsonNodeFactory.instance.arrayNode();
        for (int start = 0; start < text.length(); ) {
            int newline = text.indexOf('\n', start);
            int end = newline < 0 ? text.length() : newline + 1;
            lines.add(text.substring(start, end));
            start = end;
        }
        return lines;
    }

    private void value(JsonNode value, int depth) {
        if (value.isObject()) {
            Map<String, JsonNode> sorted = new TreeMap<>();
            value.properties().forEach(field -> sorted.put(field.getKey(), field.getValue()));
            Iterator<Map.Entry<String, JsonNode>> fields = sorted.entrySet().iterator();
            list('{', '}', depth, fields, field -> {
                string(field.getKey());
                out.append(": ");
                value(field.getValue(), depth + 1);
            });
        } else if (value.isArray()) {
            list('[', ']', depth, value.elements(), element -> value(element, depth + 1));
        } else if (value.isTextual()) {
            string(value.asText());
        } else {
            out.append(value.asText());
        }
    }

    private <T> void list(char open, char close, int depth, Iterator<T> parts, java.util.function.Consumer<T> write) {
        out.append(open);
        boolean empty = !parts.hasNext();
        while (parts.hasNext()) {
            out.append('\n').append(" ".repeat(depth + 1));
            write.accept(parts.next());
            out.append(parts.hasNext() ? "," : "");
        }
        out.append(empty ? "" : "\n" + " ".repeat(depth)).append(close);
    }

    private void string(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                default -> out.append(c < ' ' ? "\\u%04x".formatted((int) c) : String.valueOf(c));
            }
        }
        out.append('"');
    }
}
