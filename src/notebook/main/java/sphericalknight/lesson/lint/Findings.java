package sphericalknight.lesson.lint;

import java.util.ArrayList;
import java.util.List;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Difference;

/** Collects what the rules find in one notebook. */
final class Findings {
    private final List<Difference> all = new ArrayList<>();

    void add(Cell cell, String reason, String cure) {
        add(cell.id(), cell.place(), reason, cure);
    }

    void addForNotebook(String reason, String cure) {
        add("", "notebook", reason, cure);
    }

    private void add(String cell, String place, String reason, String cure) {
        all.add(new Difference(cell, place, Difference.Kind.CONTRACT, reason + "; " + cure + "."));
    }

    List<Difference> all() {
        return all;
    }
}
