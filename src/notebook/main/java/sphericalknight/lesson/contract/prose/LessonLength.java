package sphericalknight.lesson.contract.prose;

import java.util.Set;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** Thirty to sixty cells are half an hour to three quarters; the cells for the learner's answers come on top. */
public final class LessonLength implements Rule {
    private static final int FEWEST = 30;
    private static final int MOST = 60;
    private static final Set<String> MAY_BE_SHORT = Set.of("00", "03");

    @Override
    public void check(Notebook notebook, Findings findings) {
        long cells = notebook.cells().stream()
                .filter(cell -> !cell.has(Cell.EXERCISE))
                .count();
        boolean mayBeShort = notebook.name().length() > 2
                && MAY_BE_SHORT.contains(notebook.name().substring(0, 2));
        if (cells > MOST || (cells < FEWEST && !mayBeShort)) {
            findings.addForNotebook(
                    "the lesson has " + cells + " cells, not " + FEWEST + " to " + MOST,
                    cells > MOST ? "move an idea into the next lesson" : "show the steps between");
        }
    }
}
