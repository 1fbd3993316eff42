package sphericalknight.lesson.contract.output;

import com.fasterxml.jackson.databind.node.ObjectNode;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** About forty lines of text are what a reader looks at. */
public final class ShortOutput implements Rule {
    private static final int MOST_LINES = 40;

    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.codeCells()) {
            long lines = cell.outputs().stream().mapToLong(ShortOutput::lines).sum();
            if (lines > MOST_LINES) {
                findings.add(
                        cell,
                        "it prints " + lines + " lines, more than " + MOST_LINES,
                        "print the part that teaches something");
            }
        }
    }

    private static long lines(ObjectNode output) {
        boolean picture = output.path("data").has("text/html");
        String text = Cell.text(output.path("text"))
                + (picture ? "" : Cell.text(output.path("data").path("text/plain")));
        return text.lines().count();
    }
}
