package sphericalknight.lesson.lint;

import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.TestedRegions;

/** The rule that binds cells to tested code. */
final class RegionCells {
    private static final String REGION = "region:";

    private RegionCells() {}

    /**
     * Checks that each cell tagged {@code region:NAME} shows the library's code of that region, apart from white space and modifiers. If
     * the library has no such region, the cell itself is the source, which tests call ({@link sphericalknight.lesson.derived.TestedCells}).
     */
    static void check(Notebook notebook, Findings findings) {
        TestedRegions regions = TestedRegions.in(findings.course().testedRegions());
        for (Cell cell : notebook.codeCells()) {
            for (String tag : cell.tags()) {
                String name = tag.replaceFirst("^" + REGION, "");
                String difference = regions.names().contains(name) ? regions.difference(name, cell.source()) : "";
                if (!difference.isEmpty()) {
                    findings.add(
                            cell,
                            "the code differs from its tested region \"" + name + "\" (" + difference + ")",
                            "make " + regions.file(name) + " and the cell the same");
                }
            }
        }
    }
}
