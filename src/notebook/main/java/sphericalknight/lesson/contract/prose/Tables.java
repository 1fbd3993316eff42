package sphericalknight.lesson.contract.prose;

import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** Every column of a table has a name, which a screen reader says before each cell. */
public final class Tables implements Rule {
    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.cells()) {
            if (cell.isText() && Prose.of(cell.source()).hasUnnamedColumn()) {
                findings.add(cell, "a column of a table has no name", "write one into its first row");
            }
        }
    }
}
