package sphericalknight.browser;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import sphericalknight.lesson.Cell;

/** What a lesson's file has stored of a cell, in the words of a page. */
public final class StoredOutputs {
    private StoredOutputs() {}

    /** The kind and the text of each output. Of a plot only the words count: {@code ./course run} compares its lines. */
    public static List<List<String>> of(Cell cell) {
        return cell.outputs().stream().map(StoredOutputs::of).toList();
    }

    private static List<String> of(ObjectNode output) {
        String html = Cell.text(output.path("data").path("text/html"));
        if (!html.isEmpty()) {
            return List.of("picture", html.replaceFirst(" width=\"720\".*", ""));
        }
        return output.has("data")
                ? List.of("value", Cell.text(output.path("data").path("text/plain")))
                : List.of("printed", Cell.text(output.path("text")).stripTrailing());
    }

    /** Whether the outputs of a cell are compared: it runs in a page, and does not measure, hold an answer or fail. */
    public static boolean isCompared(Cell cell) {
        return cell.isCompared() && !cell.has(Cell.RAISES) && !cell.has(Cell.JUPYTER_ONLY);
    }
}
