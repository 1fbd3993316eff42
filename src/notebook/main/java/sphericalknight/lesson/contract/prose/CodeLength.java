package sphericalknight.lesson.contract.prose;

import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** Two to six lines of code are good, twenty are the most, forty for the frame of an answer; an empty cell is none. */
public final class CodeLength implements Rule {
    private static final int MOST_LINES = 20;
    private static final int MOST_LINES_OF_AN_ANSWER = 40;

    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.codeCells()) {
            long lines = cell.source().lines().count();
            int most = cell.has(Cell.EXERCISE) ? MOST_LINES_OF_AN_ANSWER : MOST_LINES;
            if (lines > most) {
                findings.add(
                        cell,
                        "the code has " + lines + " lines, more than " + most,
                        "split it by idea, or import the finished class");
            } else if (cell.source().isBlank()) {
                findings.add(cell, "the cell is empty", "delete it");
            }
        }
    }
}
