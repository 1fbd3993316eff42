package sphericalknight.lesson.lint;

import static sphericalknight.lesson.lint.Rule.code;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sphericalknight.lesson.Cell;

final class OutputRules {
    /** The maximum number of lines of text in the outputs of a cell, about as many as a reader will look at. */
    private static final int MOST_LINES = 40;
    /** Matches text that means nothing to readers and differs on each run: an object's default text, such as "[J@1b6d3586", or a UUID. */
    private static final Pattern IDENTITY = Pattern.compile(
            "[\\w\\[;$]+@[0-9a-f]{4,8}\\b" + "|\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b");

    private static final Pattern BEYOND_INT = Pattern.compile("-?\\d{11,19}");

    static final List<Rule> ALL = List.of(
            code("short-output", OutputRules::length),
            code("no-identity", OutputRules::identity),
            code("no-bare-long", OutputRules::bareLong));

    private OutputRules() {}

    private static String printed(ObjectNode output) {
        return Cell.text(output.path("text"));
    }

    private static String value(ObjectNode output) {
        return Cell.text(output.path("data").path("text/plain"));
    }

    private static void length(Cell cell, Findings findings) {
        long lines = 0;
        for (ObjectNode output : cell.outputs()) {
            boolean picture = output.path("data").has("text/html");
            lines += (printed(output) + (picture ? "" : value(output))).lines().count();
        }
        if (lines > MOST_LINES) {
            findings.add(
                    cell,
                    "it prints " + lines + " lines, more than " + MOST_LINES,
                    "print the part that teaches something");
        }
    }

    private static void identity(Cell cell, Findings findings) {
        StringBuilder text = new StringBuilder();
        cell.outputs().forEach(output -> text.append(printed(output) + "\n" + value(output) + "\n"));
        Matcher identity = IDENTITY.matcher(text);
        if (identity.find()) {
            findings.add(
                    cell,
                    "its output holds \"" + identity.group() + "\", which differs on each run",
                    "end the cell with an assignment or a void call, or give the value a toString");
        }
    }

    /**
     * Finds values that are decimal numbers of 11 to 19 digits, probably sets of squares, which mean nothing to a reader; a cell that shows
     * one on purpose is tagged raw-long.
     */
    private static void bareLong(Cell cell, Findings findings) {
        for (ObjectNode output : cell.outputs()) {
            if (BEYOND_INT.matcher(value(output)).matches() && !cell.has("raw-long")) {
                findings.add(
                        cell,
                        "its value is the bare number " + value(output),
                        "end with board(...) or hex(...), or tag the cell \"raw-long\" if the ugliness is the point");
            }
        }
    }
}
