package sphericalknight.lesson.contract.output;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** "[J@1b6d3586" tells nobody anything, and the next run prints another. */
public final class NoIdentity implements Rule {
    private static final Pattern IDENTITY = Pattern.compile(
            "[\\w\\[;$]+@[0-9a-f]{4,8}\\b" + "|\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b");

    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.codeCells()) {
            Matcher identity = IDENTITY.matcher(text(cell));
            if (identity.find()) {
                findings.add(
                        cell,
                        "its output holds \"" + identity.group() + "\", which differs on each run",
                        "end the cell with an assignment or a void call, or give the value a toString");
            }
        }
    }

    private static String text(Cell cell) {
        StringBuilder text = new StringBuilder();
        cell.outputs()
                .forEach(output -> text.append(Cell.text(output.path("text")))
                        .append('\n')
                        .append(Cell.text(output.path("data").path("text/plain")))
                        .append('\n'));
        return text.toString();
    }
}
