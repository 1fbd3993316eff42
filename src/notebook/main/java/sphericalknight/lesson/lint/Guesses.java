package sphericalknight.lesson.lint;

import java.util.Set;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/** The rule for guesses: a lesson asks for at most four, and the stored answer to each is folded until the reader asks for it. */
final class Guesses {
    private static final String GUESS = "**Your guess.**";
    private static final int MOST = 4;

    /** Lessons that do not follow the rule yet, by number. */
    private static final Set<String> NOT_YET = Set.of("11", "13");

    private Guesses() {}

    static void check(Notebook notebook, Findings findings) {
        if (!NOT_YET.contains(notebook.name().substring(0, 2))) {
            checkAll(notebook, findings);
        }
    }

    static void checkAll(Notebook notebook, Findings findings) {
        int guesses = 0;
        boolean isOpen = false;
        for (Cell cell : notebook.cells()) {
            if (cell.isText() && cell.source().contains(GUESS)) {
                guesses++;
                isOpen = true;
                if (guesses == MOST + 1) {
                    findings.add(
                            cell,
                            "this is guess number " + guesses,
                            "keep the " + MOST + " that a reader can best reason about");
                }
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
