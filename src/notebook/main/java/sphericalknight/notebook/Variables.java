package sphericalknight.notebook;

import java.util.List;
import java.util.function.Supplier;

/** Lists the variables of the running kernel; cells use it after {@code import static sphericalknight.notebook.Variables.variables;}. */
public final class Variables {
    private static final int LONGEST_VALUE = 60;
    private static Supplier<List<Variable>> kernel = List::of;

    /** A variable that some cell has declared, with its value as text. */
    public record Variable(String name, String type, String value) {}

    private Variables() {}

    /** Sets where the variables come from; the kernel calls this when it starts. */
    public static void from(Supplier<List<Variable>> running) {
        kernel = running;
    }

    /** Prints the name, type and value of each variable that a cell has declared, in the order of the cells; long values are cut. */
    public static void variables() {
        List<Variable> all = kernel.get();
        int name = all.stream().mapToInt(each -> each.name().length()).max().orElse(0);
        int type = all.stream().mapToInt(each -> each.type().length()).max().orElse(0);
        StringBuilder table = new StringBuilder();
        for (Variable each : all) {
            table.append(padded(each.name(), name)).append(padded(each.type(), type));
            table.append(beginning(each.value())).append('\n');
        }
        System.out.print(all.isEmpty() ? "No cell has declared a variable yet.\n" : table);
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(width - text.length() + 2);
    }

    private static String beginning(String value) {
        String line = value.lines().findFirst().orElse("");
        boolean isWhole = line.length() <= LONGEST_VALUE && line.equals(value);
        return isWhole
                ? line
                : line.substring(0, Math.min(line.length(), LONGEST_VALUE)).stripTrailing() + " ...";
    }
}
