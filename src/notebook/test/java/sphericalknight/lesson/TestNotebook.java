package sphericalknight.lesson;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;

/** Builds small notebooks for tests. */
public final class TestNotebook {
    private final ObjectNode json = JsonNodeFactory.instance.objectNode();
    private final ArrayNode cells = json.putArray("cells");
    private Path file = Path.of("notebooks/02-example.ipynb");

    private TestNotebook() {
        json.put("nbformat", 4).put("nbformat_minor", 5).set("metadata", Notebook.lessonMetadata());
    }

    public static TestNotebook of() {
        return new TestNotebook();
    }

    public TestNotebook file(Path name) {
        file = name;
        return this;
    }

    /** A text cell. */
    public TestNotebook text(String source) {
        cell("markdown", "text-" + (cells.size() + 1), source);
        return this;
    }

    /** A code cell with tags. */
    public TestNotebook code(String source, String... tags) {
        ObjectNode cell = cell("code", "code-" + (cells.size() + 1), source);
        cell.putNull("execution_count").putArray("outputs");
        if (tags.length > 0) {
            List.of(tags).forEach(((ObjectNode) cell.path("metadata")).putArray("tags")::add);
        }
        return this;
    }

    /** Gives the last cell a value as its stored output. */
    public TestNotebook value(String text) {
        ObjectNode output = ((ArrayNode) last().path("outputs")).addObject();
        output.put("output_type", "execute_result").putNull("execution_count");
        output.putObject("metadata");
        output.putObject("data").put("text/plain", text);
        return this;
    }

    /** Gives the last cell printed text as its stored output. */
    public TestNotebook printed(String text) {
        ((ArrayNode) last().path("outputs"))
                .addObject()
                .put("output_type", "stream")
                .put("name", "stdout")
                .put("text", text);
        return this;
    }

    /** Folds the outputs of the last cell. */
    public TestNotebook folded() {
        ((ObjectNode) last().path("metadata")).putObject("jupyter").put("outputs_hidden", true);
        return this;
    }

    /** The JSON of the last cell, for what a test wants to spoil. */
    public ObjectNode last() {
        return (ObjectNode) cells.get(cells.size() - 1);
    }

    /** The JSON of the whole notebook, for what a test wants to spoil. */
    public ObjectNode json() {
        return json;
    }

    public Notebook build() {
        return new Notebook(file, json);
    }

    private ObjectNode cell(String type, String id, String source) {
        ObjectNode cell = cells.addObject().put("cell_type", type).put("id", id).put("source", source);
        cell.putObject("metadata");
        return cell;
    }
}
