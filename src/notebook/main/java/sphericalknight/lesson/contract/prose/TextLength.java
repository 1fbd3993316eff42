package sphericalknight.lesson.contract.prose;

import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** At most 120 words at a time; a folded answer is a text of its own. */
public final class TextLength implements Rule {
    private static final int MOST_WORDS = 120;

    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.cells()) {
            if (!cell.isText()) {
                continue;
            }
            check(cell, "the text", Prose.unfolded(cell.source()), findings);
            for (String fold : Prose.folds(cell.source())) {
                check(cell, "a folded text", fold, findings);
            }
        }
    }

    private static void check(Cell cell, String what, String markdown, Findings findings) {
        int words = Prose.of(markdown).words();
        if (words > MOST_WORDS) {
            findings.add(
                    cell,
                    what + " has " + words + " words, more than " + MOST_WORDS,
                    "cut it, or let a picture or a cell of code come between");
        }
    }
}
