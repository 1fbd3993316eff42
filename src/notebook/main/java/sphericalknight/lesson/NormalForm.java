package sphericalknight.lesson;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;

/**
 * The normal form of a notebook, as Jupyter itself writes it (indent 1, sorted keys, texts as lists of lines, a final newline), so that
 * saving in the browser changes no byte unnecessarily.
 */
final class NormalForm {
    private static final ObjectWriter WRITER = JsonMapper.builder()
            .enable(JsonNodeFeature.WRITE_PROPERTIES_SORTED)
            .build()
            .writer(printer());

    private NormalForm() {}

    static String of(JsonNode notebook) {
        try {
            return WRITER.writeValueAsString(withLines(notebook.deepCopy())) + "\n";
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static DefaultPrettyPrinter printer() {
        DefaultIndenter indent = new DefaultIndenter(" ", "\n");
        return new DefaultPrettyPrinter(Separators.createDefaultInstance()
                        .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                        .withObjectEmptySeparator("")
                        .withArrayEmptySeparator(""))
                .withObjectIndenter(indent)
                .withArrayIndenter(indent);
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

    /** The lines of {@code text}, each with its newline; none for "". */
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
}
