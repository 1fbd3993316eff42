package sphericalknight.lesson.contract.form;

import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** A cell's id is a name a person can say, and no other cell has it. */
public final class CellIds implements Rule {
    private static final Pattern READABLE = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final Pattern DRAWN_BY_JUPYTER =
            Pattern.compile("[0-9a-f]{8}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}");

    @Override
    public void check(Notebook notebook, Findings findings) {
        Set<String> seen = new HashSet<>();
        for (Cell cell : notebook.cells()) {
            if (!isReadable(cell.id())) {
                findings.add(
                        cell,
                        "the cell id \"" + cell.id() + "\" is not readable",
                        "name what the cell shows in small letters, such as \"edge-mask\"");
            } else if (!seen.add(cell.id())) {
                findings.add(cell, "an earlier cell has the same id", "give each cell a name of its own");
            }
        }
    }

    private static boolean isReadable(String id) {
        return id.length() <= 64
                && READABLE.matcher(id).matches()
                && !DRAWN_BY_JUPYTER.matcher(id).matches();
    }
}
