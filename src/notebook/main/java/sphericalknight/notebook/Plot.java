package sphericalknight.notebook;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
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
    /** One named row of values, one per column, each with its error: half the width of its confidence interval, or 0 for an exact value. */
    record Series(String name, List<Double> values, List<Double> errors) {
        double low(int column) {
            return values.get(column) - errors.get(column);
        }

        double high(int column) {
            return values.get(column) + errors.get(column);
        }
    }

    final boolean lines;
    final String title;
    final String across;
    final String value;
    final boolean logarithmic;
    final List<String> columns;
    final List<Series> rows;
    final String note;

    private Plot(
            boolean lines,
            String title,
            String across,
            String value,
            boolean logarithmic,
            List<String> columns,
            List<Series> rows,
            String note) {
        this.lines = lines;
        this.title = title;
        this.across = across;
        this.value = value;
        this.logarithmic = logarithmic;
        this.columns = columns;
        this.rows = rows;
        this.note = note;
    }

    /** Creates a plot of horizontal bars: one for each row, or one for each row and column. */
    public static Plot bars(String title) {
        return new Plot(false, title, "", "", false, List.of(""), List.of(), "");
    }

    /** Creates a line plot without data. Each row added later becomes a line that connects its values. */
    public static Plot lines(String title) {
        return new Plot(true, title, "", "", false, List.of(), List.of(), "");
    }

    /** Sets the label of the value axis, including the unit. */
    public Plot value(String quantityAndUnit) {
        return new Plot(lines, title, across, quantityAndUnit, logarithmic, columns, rows, note);
    }

    /** Sets the names of the columns; needed if each row has several bars. */
    public Plot columns(String... names) {
        return new Plot(lines, title, across, value, logarithmic, List.of(names), rows, note);
    }

    /** Sets the label of a line plot's column axis, and the position of each column on it. */
    public Plot across(String quantityAndUnit, double... places) {
        List<String> names = Arrays.stream(places).mapToObj(Plot::figure).toList();
        return new Plot(lines, title, quantityAndUnit, value, logarithmic, names, rows, note);
    }

    /** Returns this plot with a logarithmic value axis, for values of very different sizes. */
    public Plot logarithmic() {
        return new Plot(lines, title, across, value, true, columns, rows, note);
    }

    /** Adds a line below the plot that names the source of the values. */
    public Plot note(String source) {
        return new Plot(lines, title, across, value, logarithmic, columns, rows, source);
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
        if (values.length != columns.size() || errors.length != values.length) {
            throw new IllegalArgumentException("\"" + name + "\" has " + values.length + " figures"
                    + (errors.length == values.length ? "" : " and " + errors.length + " errors") + " for "
                    + columns.size() + " columns; name the columns first");
        }
        List<Series> longer = new ArrayList<>(rows);
        longer.add(new Series(
                name,
                Arrays.stream(values).boxed().toList(),
                Arrays.stream(errors).boxed().toList()));
        return new Plot(lines, title, across, value, logarithmic, columns, List.copyOf(longer), note);
    }

    /**
     * Returns a line for each column: the row with the lowest value, then the rows whose confidence intervals overlap with its
     * interval and which therefore cannot be distinguished from it.
     *
     * @throws IllegalStateException if there are columns but no rows
     */
    public String lowest() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < columns.size(); i++) {
            int column = i;
            Series lowest = rows.stream()
                    .min(Comparator.comparing(row -> row.values().get(column)))
                    .orElseThrow(() -> new IllegalStateException("there is no row yet; add one with row(...)"));
            String others = rows.stream()
                    .filter(row -> row != lowest && row.low(column) <= lowest.high(column))
                    .map(Series::name)
                    .collect(Collectors.joining(" or "));
            text.append(columns.get(i)).append(isPlain() ? "" : ": ").append(lowest.name());
            text.append(others.isEmpty() ? "" : ", not distinguishable from " + others)
                    .append('\n');
        }
        return text.toString().stripTrailing();
    }

    @Override
    public String svg() {
        return PlotSvg.of(this);
    }

    @Override
    public String alt() {
        String figures = rows.stream()
                .map(row -> row.name() + " " + String.join(", ", figures(row)))
                .collect(Collectors.joining("; "));
        String head = isPlain() ? "" : " for " + (across + " " + String.join(", ", columns)).strip();
        String end = title.matches(".*[.?!]") ? " " : ". ";
        return title + end + value + head + ": " + figures + (note.isEmpty() ? "" : ". " + note.replace("\n", ", "));
    }

    /** Returns the values as a text table, with three significant digits each; integers keep all their digits. */
    @Override
    public String toString() {
        int first = rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
        first = Math.max(first, across.length());
        StringBuilder text = new StringBuilder(title + "\n" + value + "\n");
        if (!isPlain()) {
            text.append(padded(across, first));
            columns.forEach(name -> text.append(right(name)));
            text.append('\n');
        }
        for (Series row : rows) {
            text.append(padded(row.name(), first));
            figures(row).forEach(figure -> text.append(right(figure)));
            text.append('\n');
        }
        return text.append(note).toString().stripTrailing();
    }

    /** The values of a row as text, each with its error if it has one, such as 2.81 ±1.2. */
    private static List<String> figures(Series row) {
        List<String> figures = new ArrayList<>();
        for (int i = 0; i < row.values().size(); i++) {
            double error = row.errors().get(i);
            figures.add(figure(row.values().get(i)) + (error == 0 ? "" : " ±" + rounded(error, 2)));
        }
        return figures;
    }

    boolean hasErrors() {
        return rows.stream().anyMatch(row -> row.errors().stream().anyMatch(error -> error > 0));
    }

    /** A value with three significant digits, such as 0.412, 20.9 or 1760; integers keep all their digits. */
    static String figure(double value) {
        if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            return Long.toString((long) value);
        }
        return rounded(value, 3);
    }

    private static String rounded(double value, int digits) {
        return new BigDecimal(value)
                .round(new MathContext(digits))
                .stripTrailingZeros()
                .toPlainString();
    }

    /** Whether there is only one column, without a name. */
    private boolean isPlain() {
        return columns.equals(List.of(""));
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private String right(String text) {
        return String.format(Locale.ROOT, hasErrors() ? " %15s" : " %12s", text);
    }
}
