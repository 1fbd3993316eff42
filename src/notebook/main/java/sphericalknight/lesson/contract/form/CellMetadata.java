package sphericalknight.lesson.contract.form;

import java.util.Set;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** A cell carries tags and nothing else: no time stamps, no trust, no folding. */
public final class CellMetadata implements Rule {
    /** Beside these a tag may be {@code region:NAME}. */
    private static final Set<String> TAGS =
            Set.of(Cell.EXERCISE, Cell.RAISES, Cell.TIMING, "picture", "raw-long", "in-class", "homework", "bonus");

    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.cells()) {
            cell.json().path("metadata").fieldNames().forEachRemaining(field -> {
                if (!field.equals("tags")) {
                    findings.add(
                            cell,
                            "its metadata hold \"" + field + "\"",
                            "only tags belong there; run: ./course run --update " + notebook.name());
                }
            });
            for (String tag : cell.tags()) {
                if (!TAGS.contains(tag) && !tag.matches("region:\\S+")) {
                    findings.add(
                            cell,
                            "the tag \"" + tag + "\" is unknown",
                            "use one of "
                                    + String.join(", ", TAGS.stream().sorted().toList()) + ", region:NAME");
                }
            }
        }
    }
}
