package sphericalknight.lesson.contract.output;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.regex.Pattern;
import sphericalknight.lesson.Cell;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.contract.Findings;
import sphericalknight.lesson.contract.Rule;

/** A set of squares shown as a signed decimal number says nothing; once, on purpose, the cell is tagged raw-long. */
public final class NoBareLong implements Rule {
    private static final Pattern BEYOND_INT = Pattern.compile("-?\\d{11,19}");

    @Override
    public void check(Notebook notebook, Findings findings) {
        for (Cell cell : notebook.codeCells()) {
            for (ObjectNode output : cell.outputs()) {
                String value = Cell.text(output.path("data").path("text/plain"));
                if (BEYOND_INT.matcher(value).matches() && !cell.has("raw-long")) {
                    findings.add(
                            cell,
                            "its value is the bare number " + value,
                            "end with board(...) or hex(...), or tag the cell \"raw-long\" if the ugliness is the point");
                }
            }
        }
    }
}
