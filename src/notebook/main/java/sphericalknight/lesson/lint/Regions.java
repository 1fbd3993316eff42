package sphericalknight.lesson.lint;

import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.TestedRegions;

/** The rule that binds cells to tested code. */
final class Regions {
    private static final String REGION = "region:";

    private Regions() {}

    /** Checks that each cell tagged {@code region:NAME} shows the tested code of that region, apart from white space and modifiers. */
    static void check(Notebook notebook, Findings findings) {
        TestedRegions regions = TestedRegions.in(findings.course().testedRegions());
        String folder =
                findings.course().relative(findings.course().testedRegions().get(0));
        for (Cell cell : notebook.codeCells()) {
            for (String tag : cell.tags()) {
                if (!tag.startsWith(REGION)) {
                    continue;
                }
                String name = tag.substring(REGION.length());
                boolean known = regions.names().contains(name);
                String difference = known ? regions.difference(name, cell.source()) : "";
                if (!known) {
                    findings.add(
                            cell,
                            "there is no region \"" + name + "\" in " + folder,
                            "write the code there between \"// region " + name
                                    + "\" and \"// endregion\", and test it");
                } else if (!difference.isEmpty()) {
                    findings.add(
                            cell,
                            "the code differs from its tested region \"" + name + "\" (" + difference + ")",
                            "make " + regions.file(name) + " and the cell the same");
                }
            }
        }
    }
}
