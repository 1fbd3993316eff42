package sphericalknight.lesson.lint;

import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** The rule for guesses: the first outputs below each are its stored answer, and folded until the reader asks for them. */
final class Guesses {
    private static final String GUESS = "**Your guess.**";

    private Guesses() {}

    static void check(Notebook notebook, Findings findings) {
        boolean isOpen = false;
        for (Cell cell : notebook.cells()) {
            if (cell.isText() && cell.source().contains(GUESS)) {
                isOpen = true;
            } else if (isOpen && !cell.has(Cell.EXERCISE) && !cell.outputs().isEmpty()) {
                isOpen = false;
                if (!cell.isFolded()) {
                    findings.add(
                            cell,
                            "the stored answer stands unfolded below the guess",
                            "collapse its outputs in Jupyter (View > Collapse Selected Outputs), or set jupyter.outputs_hidden in"
                                    + " its metadata");
                }
            }
        }
    }
}
