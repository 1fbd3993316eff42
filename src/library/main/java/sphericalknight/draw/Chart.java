package sphericalknight.draw;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The drawing of a table of numbers: as horizontal bars, or as lines over an axis. It is narrow, so that a phone can show it. */
public final class Chart extends Figure {
    /** Colours that remain distinguishable with every kind of colour vision (after Okabe and Ito); each has a mark of its own, too. */
    private static final List<String> COLOURS = List.of(
            Palette.LIGHT.set(),
            Palette.LIGHT.wrong(),
            "#00795A",
            "#B0578D",
            Palette.LIGHT.mark(),
            Palette.LIGHT.ink(),
            "#2E8FC4",
            Palette.LIGHT.quiet());

    private static final Font TITLE = new Font(15, false, true);
    private static final Font WORDS = new Font(13, false, false);
    private static final double WIDTH = 520;
    private static final double LINE = 18;
    private static final double BAR = 14;
    private static final double BAR_GAP = 3;
    private static final double ROW_GAP = 8;
    private static final double LINES_HEIGHT = 260;
    private static final double MARK = 5;

    /**
     * A named row of values, one for each column.
     *
     * @param errors half the widths of their confidence intervals; 0 for exact values
     */
    public record DataRow(String name, double[] values, double[] errors) {
        /** The lower end of the interval of a value. */
        public double low(int column) {
            return values[column] - errors[column];
        }

        /** The upper end of the interval of a value. */
        public double high(int column) {
            return values[column] + errors[column];
        }
    }

    /**
     * What a chart shows.
     *
     * @param isLines whether the columns are places on an axis, and each row a line; otherwise each value is a bar
     * @param across the label of the axis of the columns of a line chart
     * @param isLogarithmic whether the axis of values is logarithmic; bars are points then, because such an axis has no zero
     * @param columns the names of the columns; in a line chart they are numbers
     * @param note lines below the chart
     */
    public record Data(
            boolean isLines,
            String title,
            String across,
            String value,
            boolean isLogarithmic,
            List<String> columns,
            List<DataRow> rows,
            String note) {
        /** Whether there is only one column, without a name. */
        public boolean isPlain() {
            return columns.equals(List.of(""));
        }
    }

    private final Data data;
    private final ChartAxis values;

    /** Creates the chart of {@code data}. */
    public Chart(Data data) {
        this.data = data;
        this.values = ChartAxis.of(data);
    }

    private double header() {
        return LINE * (TITLE.wrap(data.title, WIDTH).size() + (data.isLines ? 1 : 0)) + 10;
    }

    private double rowHeight() {
        return LINE + data.columns.size() * (BAR + BAR_GAP) + ROW_GAP;
    }

    private double body() {
        return data.isLines ? LINES_HEIGHT : data.rows.size() * rowHeight();
    }

    private List<String> keys() {
        return data.isLines
                ? data.rows.stream().map(DataRow::name).toList()
                : data.isPlain() ? List.of() : data.columns;
    }

    @Override
    double width() {
        return WIDTH;
    }

    @Override
    double height() {
        int legend = legend().size();
        return header() + body() + 2 * LINE + LINE * legend + (legend == 0 ? 0 : 6) + LINE * notes().size();
    }

    private List<String> notes() {
        return data.note.isEmpty()
                ? List.of()
                : data.note
                        .lines()
                        .flatMap(line -> WORDS.wrap(line, WIDTH).stream())
                        .toList();
    }

    /** The lines of the legend: the numbers of the rows or columns in each. */
    private List<List<Integer>> legend() {
        List<List<Integer>> lines = new ArrayList<>();
        double free = 0;
        for (int i = 0; i < keys().size(); i++) {
            double needed = keyWidth(i);
            if (lines.isEmpty() || needed > free) {
                lines.add(new ArrayList<>());
                free = WIDTH;
            }
            lines.get(lines.size() - 1).add(i);
            free -= needed;
        }
        return lines;
    }

    private double keyWidth(int key) {
        return 18 + WORDS.widthOf(keys().get(key)) + 14;
    }

    @Override
    void draw(Svg svg) {
        double y = LINE - 4;
        for (String line : TITLE.wrap(data.title, WIDTH)) {
            svg.text(0, y, "start", TITLE, svg.palette.ink(), line);
            y += LINE;
        }
        double top = header();
        if (data.isLines) {
            svg.text(0, y, "start", WORDS, svg.palette.ink(), data.value);
            lines(svg, top);
        } else {
            bars(svg, top);
        }
        double below = top + body() + LINE;
        svg.text(
                WIDTH / 2,
                below + LINE - 4,
                "middle",
                WORDS,
                svg.palette.ink(),
                data.isLines ? data.across : data.value);
        below += LINE + (keys().isEmpty() ? 0 : 6);
        for (List<Integer> line : legend()) {
            double x = 0;
            for (int key : line) {
                mark(svg, x + 8, below + 9, key);
                svg.text(x + 18, below + 13, "start", WORDS, svg.palette.ink(), keys().get(key));
                x += keyWidth(key);
            }
            below += LINE;
        }
        for (String line : notes()) {
            svg.text(0, below + 13, "start", WORDS, svg.palette.quiet(), line);
            below += LINE;
        }
    }

    private void bars(Svg svg, double top) {
        double right = WIDTH
                - data.rows.stream()
                        .flatMapToDouble(row -> Arrays.stream(row.values))
                        .map(value -> WORDS.widthOf(number(value)))
                        .max()
                        .orElse(0)
                - 12;
        for (double tick : values.ticks()) {
            double x = values.place(tick) * right;
            svg.line(line(x, top, x, top + body()), svg.palette.dark(), 1);
            svg.text(
                    x,
                    top + body() + 14,
                    x == 0 ? "start" : "middle",
                    WORDS,
                    svg.palette.quiet(),
                    ChartAxis.number(tick));
        }
        double y = top;
        for (DataRow row : data.rows) {
            svg.text(0, y + 13, "start", WORDS, svg.palette.ink(), row.name);
            y += LINE;
            for (int column = 0; column < data.columns.size(); column++) {
                double end = values.place(row.values[column]) * right;
                double middle = y + BAR / 2;
                if (data.isLogarithmic) {
                    mark(svg, end, middle, column);
                } else {
                    svg.fill(rectangle(0, y, end, BAR), colour(column));
                }
                double errorEnd =
                        Math.max(end + (data.isLogarithmic ? MARK : 0), values.place(row.high(column)) * right);
                if (row.errors[column] > 0) {
                    double low = values.place(row.low(column)) * right;
                    svg.line(line(low, middle, values.place(row.high(column)) * right, middle), svg.palette.ink(), 1.5);
                }
                svg.text(errorEnd + 6, y + 12, "start", WORDS, svg.palette.ink(), number(row.values[column]));
                y += BAR + BAR_GAP;
            }
            y += ROW_GAP;
        }
    }

    private void lines(Svg svg, double top) {
        double left = 8
                + Arrays.stream(values.ticks())
                        .map(tick -> WORDS.widthOf(ChartAxis.number(tick)))
                        .max()
                        .orElse(0);
        double bottom = top + LINES_HEIGHT;
        for (double tick : values.ticks()) {
            double y = bottom - values.place(tick) * LINES_HEIGHT;
            svg.line(line(left, y, WIDTH, y), svg.palette.dark(), 1);
            svg.text(left - 6, y + 4, "end", WORDS, svg.palette.quiet(), ChartAxis.number(tick));
        }
        double[] places = data.columns.stream().mapToDouble(Double::parseDouble).toArray();
        double least = Arrays.stream(places).min().orElse(0);
        double span = Math.max(Arrays.stream(places).max().orElse(1) - least, 1e-9);
        double[] xs = Arrays.stream(places)
                .map(place -> left + MARK + 2 + (place - least) / span * (WIDTH - left - 2 * MARK - 12))
                .toArray();
        double free = 0;
        for (int i = 0; i < xs.length; i++) {
            double half = WORDS.widthOf(data.columns.get(i)) / 2;
            if (xs[i] - half >= free) {
                svg.text(xs[i], bottom + 16, "middle", WORDS, svg.palette.quiet(), data.columns.get(i));
                free = xs[i] + half + 6;
            }
        }
        for (int i = 0; i < data.rows.size(); i++) {
            DataRow row = data.rows.get(i);
            StringBuilder path = new StringBuilder();
            double[] ys = Arrays.stream(row.values)
                    .map(value -> bottom - values.place(value) * LINES_HEIGHT)
                    .toArray();
            for (int column = 0; column < xs.length; column++) {
                path.append(column == 0 ? "M" : "L").append(point(xs[column], ys[column]));
                if (row.errors[column] > 0) {
                    double low = bottom - values.place(row.low(column)) * LINES_HEIGHT;
                    double high = bottom - values.place(row.high(column)) * LINES_HEIGHT;
                    svg.line(line(xs[column], low, xs[column], high), colour(i), 1.5);
                }
            }
            svg.line(path, colour(i), 2);
            for (int column = 0; column < xs.length; column++) {
                mark(svg, xs[column], ys[column], i);
            }
        }
    }

    private static String colour(int key) {
        return COLOURS.get(key % COLOURS.size());
    }

    /** Draws the mark of a row or column: a disc, square, triangle, diamond, cross, plus, ring or hollow square. */
    private static void mark(Svg svg, double x, double y, int key) {
        double r = MARK;
        String circle = "M" + point(x - r, y) + "a" + r + " " + r + " 0 1 0 " + 2 * r + " 0a" + r + " " + r + " 0 1 0 "
                + -2 * r + " 0z";
        String square = rectangle(x - r + 0.5, y - r + 0.5, 2 * r - 1, 2 * r - 1);
        switch (key % COLOURS.size()) {
            case 0 -> svg.fill(circle, colour(key));
            case 1 -> svg.fill(square, colour(key));
            case 2 ->
                svg.fill(
                        "M" + point(x, y - r - 1) + "L" + point(x + r + 1, y + r) + "L" + point(x - r - 1, y + r) + "z",
                        colour(key));
            case 3 ->
                svg.fill(
                        "M" + point(x, y - r - 1) + "L" + point(x + r + 1, y) + "L" + point(x, y + r + 1) + "L"
                                + point(x - r - 1, y) + "z",
                        colour(key));
            case 4 -> svg.line(line(x - r, y - r, x + r, y + r) + line(x - r, y + r, x + r, y - r), colour(key), 2);
            case 5 -> svg.line(line(x - r, y, x + r, y) + line(x, y - r, x, y + r), colour(key), 2);
            case 6 -> svg.line(circle, colour(key), 2);
            default -> svg.line(square, colour(key), 2);
        }
    }

    private static String point(double x, double y) {
        return Svg.number(x) + " " + Svg.number(y);
    }

    private static String line(double fromX, double fromY, double toX, double toY) {
        return "M" + point(fromX, fromY) + "L" + point(toX, toY);
    }

    private static String rectangle(double x, double y, double width, double height) {
        return "M" + point(x, y) + "h" + Svg.number(width) + "v" + Svg.number(height) + "h" + Svg.number(-width) + "z";
    }

    @Override
    public String alt() {
        return ChartText.alt(data);
    }

    @Override
    TextBlock text() {
        return ChartText.text(data);
    }

    /** A value with three significant digits, such as 0.412, 20.9 or 1760; integers keep all their digits. */
    public static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : new BigDecimal(value)
                        .round(new MathContext(3))
                        .stripTrailingZeros()
                        .toPlainString();
    }
}
