package sphericalknight.lesson.contract.prose;

import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** One title, and below it no level is skipped: screen readers walk by headings. */
public final class Headings implements Rule {
    @Override
    public void check(Notebook notebook, Findings findings) {
        int level = 0;
        for (Cell cell : notebook.cells()) {
            if (!cell.isText()) {
                continue;
            }
            for (Prose.Title title : Prose.of(cell.source()).titles()) {
                if (title.level() == 1 && level > 0) {
                    findings.add(cell, "\"" + title.text() + "\" is a second title (#)", "write ## or ###");
                } else if (title.level() > level + 1) {
                    findings.add(
                            cell,
                            "\"" + title.text() + "\" is a heading of level " + title.level() + " below level " + level,
                            "write " + "#".repeat(level + 1));
                }
                level = title.level();
            }
        }
        if (level == 0) {
            findings.addForNotebook("it has no title", "begin the first cell with \"# Title\"");
        }
    }
}
