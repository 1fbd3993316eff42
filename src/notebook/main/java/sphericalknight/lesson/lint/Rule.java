package sphericalknight.lesson.lint;

import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.common.java.JavaTokens;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;

/**
 * One rule of the notebook contract.
 *
 * @param name the name in tests; rules with the same purpose share a name
 * @param check adds the violations of one notebook to the findings
 * @param forbidsRunning whether a notebook that breaks this rule must not even be run
 */
record Rule(String name, BiConsumer<Notebook, Findings> check, boolean forbidsRunning) {
    static Rule notebook(String name, BiConsumer<Notebook, Findings> check) {
        return new Rule(name, check, false);
    }

    /** Creates a rule that checks each code cell. */
    static Rule code(String name, BiConsumer<Cell, Findings> check) {
        return notebook(
                name, (notebook, findings) -> notebook.codeCells().forEach(cell -> check.accept(cell, findings)));
    }

    /** Creates a rule that checks each text cell. */
    static Rule text(String name, BiConsumer<Cell, Findings> check) {
        return notebook(
                name,
                (notebook, findings) ->
                        notebook.cells().stream().filter(Cell::isText).forEach(cell -> check.accept(cell, findings)));
    }

    /**
     * Creates a rule against code that no cell may contain. Comments and the contents of strings are not searched.
     *
     * @param reason the message, with %s for the text found
     */
    static Rule forbidden(String name, String regex, String reason, String cure) {
        return forbidden(name, cell -> true, regex, reason, cure);
    }

    /** Creates a rule against code that the cells selected by {@code concerned} must not contain. */
    static Rule forbidden(String name, Predicate<Cell> concerned, String regex, String reason, String cure) {
        Pattern pattern = Pattern.compile(regex, Pattern.MULTILINE);
        return code(name, (cell, findings) -> {
            Matcher found = pattern.matcher(concerned.test(cell) ? JavaTokens.bare(cell.source()) : "");
            if (found.find()) {
                findings.add(cell, reason.formatted(found.group().strip()), cure);
            }
        });
    }

    Rule beforeRunning() {
        return new Rule(name, check, true);
    }
}
