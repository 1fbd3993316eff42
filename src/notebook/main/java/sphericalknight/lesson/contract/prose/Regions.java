package sphericalknight.lesson.contract.prose;

import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.TestedRegions;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** A cell tagged {@code region:NAME} shows tested code: the region of that name, apart from white space and modifiers. */
public final class Regions implements Rule {
    private static final String TAG = "region:";

    @Override
    public void check(Notebook notebook, Findings findings) {
        TestedRegions regions = TestedRegions.in(findings.course().testedRegions());
        for (Cell cell : notebook.codeCells()) {
            for (String tag : cell.tags()) {
                if (tag.startsWith(TAG)) {
                    check(cell, tag.substring(TAG.length()), regions, findings);
                }
            }
        }
    }

    private static void check(Cell cell, String name, TestedRegions regions, Findings findings) {
        String folder = findings.course().relative(findings.course().testedRegions());
        if (!regions.names().contains(name)) {
            findings.add(
                    cell,
                    "there is no region \"" + name + "\" in " + folder,
                    "write the code there between \"// region " + name + "\" and \"// endregion\", and test it");
            return;
        }
        String difference = regions.difference(name, cell.source());
        if (!difference.isEmpty()) {
            findings.add(
                    cell,
                    "the code differs from its tested region \"" + name + "\" (" + difference + ")",
                    "make " + regions.file(name) + " and the cell the same");
        }
    }
}
