package sphericalknight.lesson.contract.prose;

import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** After three code cells a lesson says something. */
public final class CodeRun implements Rule {
    private static final int MOST = 3;

    @Override
    public void check(Notebook notebook, Findings findings) {
        int run = 0;
        for (Cell cell : notebook.cells()) {
            run = cell.isCode() ? run + 1 : 0;
            if (run == MOST + 1) {
                findings.add(
                        cell,
                        "it is the fourth code cell in a row",
                        "say between two of them what the reader saw and what comes next");
            }
        }
    }
}
