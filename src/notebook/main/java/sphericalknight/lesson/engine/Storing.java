package sphericalknight.lesson.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.form.LessonMetadata;

/** An executed notebook as it is stored: normal outputs, no measurements, no metadata but tags. */
public final class Storing {
    private Storing() {}

    /** A notebook of its own, ready to be written. */
    public static Notebook of(Notebook executed) {
        Notebook clean = executed.copy();
        clean.json().set("metadata", LessonMetadata.wanted());
        clean.json().put("nbformat_minor", 5);
        for (Cell cell : clean.cells()) {
            List<String> tags = cell.tags();
            ObjectNode metadata = cell.json().putObject("metadata");
            if (!tags.isEmpty()) {
                tags.forEach(metadata.putArray("tags")::add);
            }
            if (cell.isCode()) {
                cell.setOutputs(cell.has(Cell.TIMING) ? List.of() : Outputs.normal(cell.outputs()));
                cell.json().putNull("execution_count");
            }
        }
        return clean;
    }
}
