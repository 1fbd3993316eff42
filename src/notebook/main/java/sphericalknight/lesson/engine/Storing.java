package sphericalknight.lesson.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** Makes executed notebooks independent of the machine that ran them. */
final class Storing {
    private Storing() {}

    /**
     * Returns a copy with normalised outputs, no execution counts and the lessons' common metadata. Of a cell's metadata it keeps the tags
     * and whether the outputs are folded, written for JupyterLab and for the classic Notebook.
     */
    static Notebook clean(Notebook executed) {
        Notebook clean = executed.copy();
        clean.json().set("metadata", Notebook.lessonMetadata());
        clean.json().put("nbformat_minor", 5);
        for (Cell cell : clean.cells()) {
            List<String> tags = cell.tags();
            boolean folded = cell.isFolded();
            ObjectNode metadata = cell.json().putObject("metadata");
            if (!tags.isEmpty()) {
                tags.forEach(metadata.putArray("tags")::add);
            }
            if (folded) {
                metadata.put("collapsed", true).putObject("jupyter").put("outputs_hidden", true);
            }
            if (cell.isCode()) {
                cell.setOutputs(Outputs.normal(cell.outputs()));
                cell.json().putNull("execution_count");
            }
        }
        return clean;
    }

    /** Returns the copy to store: {@linkplain #clean cleaned}, and without the outputs of cells that measure times. */
    static Notebook stored(Notebook executed) {
        Notebook stored = clean(executed);
        stored.codeCells().stream().filter(cell -> cell.has(Cell.TIMING)).forEach(cell -> cell.setOutputs(List.of()));
        return stored;
    }
}
