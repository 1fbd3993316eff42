package sphericalknight.lesson;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One cell of a notebook: a view of its JSON object, so that changes to the cell also change its notebook.
 *
 * @param number the position in the notebook, counted from 1
 * @param json the cell's own JSON object
 */
public record Cell(int number, ObjectNode json) {
    /** The tag of a cell that measures times: it is executed, but its output is neither stored nor compared. */
    public static final String TIMING = "timing";
    /** The tag of a cell that the learner edits: it is executed, but its output is never compared. */
    public static final String EXERCISE = "exercise";
    /** The tag of a cell that is meant to fail. */
    public static final String RAISES = "raises-exception";

    /** The tag of a cell that belongs in Jupyter only: pages whose cells run leave it out. */
    public static final String JUPYTER_ONLY = "jupyter-only";

    /** The tag of a cell that takes long in a page: it runs on the way to a cell below only if that one needs it. */
    public static final String LONG = "long-in-page";
    /** With a name behind it, the tag of a cell whose code the tests call. */
    public static final String REGION = "region:";

    private static final Pattern ANSWER = Pattern.compile("^class (My\\w+) implements", Pattern.MULTILINE);
    private static final Pattern CHECK = Pattern.compile("check\\(new (My\\w+)\\(\\)\\);?");

    /** The stable, readable id of the cell; "" if it has none. */
    public String id() {
        return json.path("id").asText("");
    }

    public boolean isCode() {
        return json.path("cell_type").asText().equals("code");
    }

    public boolean isText() {
        return json.path("cell_type").asText().equals("markdown");
    }

    public String source() {
        return text(json.path("source"));
    }

    public List<String> tags() {
        List<String> tags = new ArrayList<>();
        json.path("metadata").path("tags").forEach(tag -> tags.add(tag.asText()));
        return tags;
    }

    public boolean has(String tag) {
        return tags().contains(tag);
    }

    /**
     * Whether the stored output is compared with that of a new run; false for text cells and for code cells whose output depends on the
     * machine or on the learner.
     */
    public boolean isCompared() {
        return isCode() && !has(TIMING) && !has(EXERCISE);
    }

    /** The class that the learner writes in this cell, such as {@code MyKnight}; empty if it is not tagged as an exercise or holds no stub. */
    public Optional<String> answer() {
        Matcher answer = ANSWER.matcher(source());
        return has(EXERCISE) && answer.find() ? Optional.of(answer.group(1)) : Optional.empty();
    }

    /** The class whose check is all that this cell holds; empty if it is not tagged as an exercise. */
    public Optional<String> checked() {
        Matcher check = CHECK.matcher(source().strip());
        return has(EXERCISE) && check.matches() ? Optional.of(check.group(1)) : Optional.empty();
    }

    /** Whether the stored outputs are folded away until the reader asks for them, because they answer a guess. */
    public boolean isFolded() {
        return json.at("/metadata/jupyter/outputs_hidden").asBoolean();
    }

    /** The output objects, in order; none for a text cell. */
    public List<ObjectNode> outputs() {
        List<ObjectNode> outputs = new ArrayList<>();
        for (JsonNode output : json.path("outputs")) {
            if (output instanceof ObjectNode object) {
                outputs.add(object);
            }
        }
        return outputs;
    }

    public void setOutputs(List<ObjectNode> outputs) {
        ArrayNode array = json.putArray("outputs");
        array.addAll(outputs);
    }

    /** The location of the cell as messages name it, such as "cell 7 (edge-mask)". */
    public String place() {
        return id().isEmpty() ? "cell " + number : "cell " + number + " (" + id() + ")";
    }

    /** The text that a notebook stores as a list of lines or as one string. */
    public static String text(JsonNode linesOrString) {
        if (!linesOrString.isArray()) {
            return linesOrString.asText("");
        }
        StringBuilder text = new StringBuilder();
        linesOrString.forEach(line -> text.append(line.asText()));
        return text.toString();
    }
}
