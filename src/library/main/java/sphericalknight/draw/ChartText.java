package sphericalknight.draw;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Writes a {@link Chart} as a table of plain text, and describes it in words. */
final class ChartText {
    private ChartText() {}

    static String alt(Chart.Data data) {
        String figures = data.rows().stream()
                .map(row -> row.name() + " " + String.join(", ", figures(row)))
                .collect(Collectors.joining("; "));
        String head = data.isPlain() ? "" : " for " + (data.across() + " " + String.join(", ", data.columns())).strip();
        String end = data.title().matches(".*[.?!]") ? " " : ". ";
        String note = data.note().isEmpty() ? "" : ". " + data.note().replace("\n", ", ");
        return data.title() + end + data.value() + head + ": " + figures + note;
    }

    /** The values with three significant digits each; integers keep all their digits. */
    static TextBlock text(Chart.Data data) {
        int first =
                data.rows().stream().mapToInt(row -> row.name().length()).max().orElse(0);
        int width = Math.max(first, data.across().length());
        String format = hasErrors(data) ? " %15s" : " %12s";
        List<String> lines = new ArrayList<>(List.of(data.title(), data.value()));
        if (!data.isPlain()) {
            lines.add(line(data.across(), width, data.columns(), format));
        }
        data.rows().forEach(row -> lines.add(line(row.name(), width, figures(row), format)));
        data.note().lines().forEach(lines::add);
        return TextBlock.of(lines.toArray(String[]::new));
    }

    private static String line(String name, int width, List<String> cells, String format) {
        return name
                + " ".repeat(width - name.length())
                + cells.stream()
                        .map(cell -> String.format(Locale.ROOT, format, cell))
                        .collect(Collectors.joining());
    }

    /** The values of a row as text, each with its error if it has one, such as 2.81 ±1.2. */
    private static List<String> figures(Chart.DataRow row) {
        List<String> figures = new ArrayList<>();
        for (int i = 0; i < row.values().length; i++) {
            double error = row.errors()[i];
            figures.add(Chart.number(row.values()[i]) + (error == 0 ? "" : " ±" + twoDigits(error)));
        }
        return figures;
    }

    private static boolean hasErrors(Chart.Data data) {
        return data.rows().stream().anyMatch(row -> Arrays.stream(row.errors()).anyMatch(error -> error > 0));
    }

    private static String twoDigits(double value) {
        return new BigDecimal(value)
                .round(new MathContext(2))
                .stripTrailingZeros()
                .toPlainString();
    }
}
