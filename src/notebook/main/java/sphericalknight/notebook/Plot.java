package sphericalknight.notebook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
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
    private final boolean isLines;
    private final String title;
    private String across = "";
    private String value = "";
    private boolean isLogarithmic;
    private List<String> columns;
    private List<Chart.DataRow> rows = List.of();
    private String note = "";

    private Plot(boolean isLines, String title, List<String> columns) {
        this.isLines = isLines;
        this.title = title;
        this.columns = columns;
    }

    /** Returns a copy to which {@code change} has been applied. */
    private Plot with(Consumer<Plot> change) {
        Plot next = new Plot(isLines, title, columns);
        next.across = across;
        next.value = value;
        next.isLogarithmic = isLogarithmic;
        next.rows = new ArrayList<>(rows);
        next.note = note;
        change.accept(next);
        return next;
    }

    /** Creates a plot of horizontal bars: one for each row, or one for each row and column. */
    public static Plot bars(String title) {
        return new Plot(false, title, List.of(""));
    }

    /** Creates a line plot without data. Each row added later becomes a line that connects its values. */
    public static Plot lines(String title) {
        return new Plot(true, title, List.of());
    }

    /** Sets the label of the value axis, including the unit. */
    public Plot value(String quantityAndUnit) {
        return with(next -> next.value = quantityAndUnit);
    }

    /** Sets the names of the columns; needed if each row has several bars. */
    public Plot columns(String... names) {
        return with(next -> next.columns = List.of(names));
    }

    /** Sets the label of a line plot's column axis, and the position of each column on it. */
    public Plot across(String quantityAndUnit, double... places) {
        List<String> names = Arrays.stream(places).mapToObj(Chart::number).toList();
        return with(next -> next.across = quantityAndUnit).columns(names.toArray(String[]::new));
    }

    /** Returns this plot with a logarithmic value axis, for values of very different sizes. */
    public Plot logarithmic() {
        return with(next -> next.isLogarithmic = true);
    }

    /** Adds a line below the plot that names the source of the values. */
    public Plot note(String source) {
        return with(next -> next.note = source);
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
        return with(next -> next.rows.add(new Chart.DataRow(name, values.clone(), errors.clone())));
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
            Chart.DataRow lowest = rows.stream()
                    .min(Comparator.comparing(row -> row.values()[column]))
                    .orElseThrow(() -> new IllegalStateException("there is no row yet; add one with row(...)"));
            String others = rows.stream()
                    .filter(row -> row != lowest && row.low(column) <= lowest.high(column))
                    .map(Chart.DataRow::name)
                    .collect(Collectors.joining(" or "));
            text.append(columns.get(i)).append(data().isPlain() ? "" : ": ").append(lowest.name());
            text.append(others.isEmpty() ? "" : ", not distinguishable from " + others)
                    .append('\n');
        }
        return text.toString().stripTrailing();
    }

    Chart.Data data() {
        return new Chart.Data(isLines, title, across, value, isLogarithmic, columns, rows, note);
    }

    @Override
    public String svg() {
        return new Chart(data()).svg();
    }

    @Override
    public String alt() {
        return new Chart(data()).alt();
    }

    /** Returns the values as a text table, with three significant digits each; integers keep all their digits. */
    @Override
    public String toString() {
        return new Chart(data()).toString();
    }
}
