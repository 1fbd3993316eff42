package sphericalknight.lesson.contract.prose;

import java.util.List;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.FirstCell;
import sphericalknight.lesson.contract.Rule;

/** The first cell opens the lesson, the last one closes it. */
public final class Frame implements Rule {
    @Override
    public void check(Notebook notebook, Findings findings) {
        List<Cell> cells = notebook.cells();
        if (cells.isEmpty() || !cells.get(0).isText()) {
            findings.addForNotebook("the first cell is no text", "begin with title, question, picture and minutes");
            return;
        }
        Cell first = cells.get(0);
        FirstCell opening = FirstCell.of(notebook);
        if (!first.source().startsWith("# ")) {
            findings.add(first, "the lesson does not begin with its title", "begin with \"# Title\"");
        }
        if (opening.question().isEmpty()) {
            findings.add(first, "the lesson asks no question", "put one line \"> Which squares ...?\" below the title");
        }
        if (opening.minutes() == 0) {
            findings.add(first, "the minutes are missing", "write \"40 minutes\" somewhere in the first cell");
        }
        if (Prose.of(first.source()).images().isEmpty()) {
            findings.add(first, "the lesson opens without a picture", "show ![what it shows](pictures/NAME.svg)");
        }
        if (first.source().lines().noneMatch(line -> line.endsWith(FirstCell.MARKER))) {
            findings.add(
                    first,
                    "there is no place for the links to the lessons before and after",
                    "end with a line " + FirstCell.MARKER + "; ./course refresh fills it");
        }
        Cell last = cells.get(cells.size() - 1);
        if (!last.isText()) {
            findings.add(last, "the lesson ends with code", "end with recap, questions, sources and what to try next");
        }
    }
}
