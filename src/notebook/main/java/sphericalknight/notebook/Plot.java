package sphericalknight.notebook;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import sphericalknight.draw.Chart;
import sphericalknight.draw.Picture;

/**
 * A table of numbers, drawn as bars or lines, or printed as text where nothing can be drawn. Immutable: each method returns a new plot.
 *
 * <pre>{@code
 * Plot.bars("Two caches").value("time of one count, ns").columns("warm", "cold")
 *         .row("byte table", 4.1, 19.2)
 *         .row("16-bit table", 2.4, 156);
 *
 * Plot.lines("One count").across("bits set", 0, 32, 64).value("time, ns")
 *         .row("Kernighan", 1.1, 11.9, 22);
 * }</pre>
 */
public final class Plot implements Picture {
    final Chart.Data data;

    private Plot(Chart.Data data) {
        this.data = data;
    }

    /** Creates a plot of horizontal bars: one for each row, or one for each row and column. */
    public static Plot bars(String title) {
        return new Plot(new Chart.Data(false, title, "", "", false, List.of(""), List.of(), ""));
    }

    /** Creates a line plot without data. Each row added later becomes a line that connects its values. */
    public static Plot lines(String title) {
        return new Plot(new Chart.Data(true, title, "", "", false, List.of(), List.of(), ""));
    }

    private Plot with(
            String across,
            String value,
            boolean isLogarithmic,
            List<String> columns,
            List<Chart.Row> rows,
            String note) {
        return new Plot(
                new Chart.Data(data.isLines(), data.title(), across, value, isLogarithmic, columns, rows, note));
    }

    /** Sets the label of the value axis, including the unit. */
    public Plot value(String quantityAndUnit) {
        return with(data.across(), quantityAndUnit, data.isLogarithmic(), data.columns(), data.rows(), data.note());
    }

    /** Sets the names of the columns; needed if each row has several bars. */
    public Plot columns(String... names) {
        return with(data.across(), data.value(), data.isLogarithmic(), List.of(names), data.rows(), data.note());
    }

    /** Sets the label of a line plot's column axis, and the position of each column on it. */
    public Plot across(String quantityAndUnit, double... places) {
        List<String> names = Arrays.stream(places).mapToObj(Chart::number).toList();
        return with(quantityAndUnit, data.value(), data.isLogarithmic(), names, data.rows(), data.note());
    }

    /** Returns this plot with a logarithmic value axis, for values of very different sizes. */
    public Plot logarithmic() {
        return with(data.across(), data.value(), true, data.columns(), data.rows(), data.note());
    }

    /** Adds a line below the plot that names the source of the values. */
    public Plot note(String source) {
        return with(data.across(), data.value(), data.isLogarithmic(), data.columns(), data.rows(), source);
    }

    /**
     * Adds a row.
     *
     * @throws IllegalArgumentException if there are more or fewer values than columns
     */
    public Plot row(String name, double... values) {
        return row(name, values, new double[values.length]);
    }

    /**
     * Adds a row of measured values, drawn with error bars.
     *
     * @param errors half the width of each value's confidence interval
     * @throws IllegalArgumentException if there are more or fewer values than columns, or errors than values
     */
    public Plot row(String name, double[] values, double[] errors) {
        if (values.length != data.columns().size() || errors.length != values.length) {
            throw new IllegalArgumentException("\"" + name + "\" has " + values.length + " figures"
                    + (errors.length == values.length ? "" : " and " + errors.length + " errors") + " for "
                    + data.columns().size() + " columns; name the columns first");
        }
        List<Chart.Row> longer = new ArrayList<>(data.rows());
        longer.add(new Chart.Row(name, values.clone(), errors.clone()));
        return with(
                data.across(), data.value(), data.isLogarithmic(), data.columns(), List.copyOf(longer), data.note());
    }

    /**
     * Returns a line for each column: the row with the lowest value, then the rows whose confidence intervals overlap with its
     * interval and which therefore cannot be distinguished from it.
     *
     * @throws IllegalStateException if there are columns but no rows
     */
    public String lowest() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < data.columns().size(); i++) {
            int column = i;
            Chart.Row lowest = data.rows().stream()
                    .min(Comparator.comparing(row -> row.values()[column]))
                    .orElseThrow(() -> new IllegalStateException("there is no row yet; add one with row(...)"));
            String others = data.rows().stream()
                    .filter(row -> row != lowest && row.low(column) <= lowest.high(column))
                    .map(Chart.Row::name)
                    .collect(Collectors.joining(" or "));
            text.append(data.columns().get(i)).append(isPlain() ? "" : ": ").append(lowest.name());
            text.append(others.isEmpty() ? "" : ", not distinguishable from " + others)
                    .append('\n');
        }
        return text.toString().stripTrailing();
    }

    @Override
    public String svg() {
        return new Chart(data, toString()).svg();
    }

    @Override
    public String alt() {
        String figures = data.rows().stream()
                .map(row -> row.name() + " " + String.join(", ", figures(row)))
                .collect(Collectors.joining("; "));
        String head = isPlain() ? "" : " for " + (data.across() + " " + String.join(", ", data.columns())).strip();
        String end = data.title().matches(".*[.?!]") ? " " : ". ";
        String note = data.note().isEmpty() ? "" : ". " + data.note().replace("\n", ", ");
        return data.title() + end + data.value() + head + ": " + figures + note;
    }

    /** Returns the values as a text table, with three significant digits each; integers keep all their digits. */
    @Override
    public String toString() {
        int first =
                data.rows().stream().mapToInt(row -> row.name().length()).max().orElse(0);
        first = Math.max(first, data.across().length());
        StringBuilder text = new StringBuilder(data.title() + "\n" + data.value() + "\n");
        if (!isPlain()) {
            text.append(padded(data.across(), first));
            data.columns().forEach(name -> text.append(right(name)));
            text.append('\n');
        }
        for (Chart.Row row : data.rows()) {
            text.append(padded(row.name(), first));
            figures(row).forEach(figure -> text.append(right(figure)));
            text.append('\n');
        }
        return text.append(data.note()).toString().stripTrailing();
    }

    /** The values of a row as text, each with its error if it has one, such as 2.81 ±1.2. */
    private static List<String> figures(Chart.Row row) {
        List<String> figures = new ArrayList<>();
        for (int i = 0; i < row.values().length; i++) {
            double error = row.errors()[i];
            figures.add(Chart.number(row.values()[i]) + (error == 0 ? "" : " ±" + rounded(error, 2)));
        }
        return figures;
    }

    private boolean hasErrors() {
        return data.rows().stream().anyMatch(row -> Arrays.stream(row.errors()).anyMatch(error -> error > 0));
    }

    private static String rounded(double value, int digits) {
        return new BigDecimal(value)
                .round(new MathContext(digits))
                .stripTrailingZeros()
                .toPlainString();
    }

    /** Whether there is only one column, without a name. */
    private boolean isPlain() {
        return data.columns().equals(List.of(""));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private String right(String text) {
        return String.format(Locale.ROOT, hasErrors() ? " %15s" : " %12s", text);
    }
}
