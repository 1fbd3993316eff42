package sphericalknight.notebook;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import sphericalknight.common.Html;
import sphericalknight.draw.Palette;

/** Draws a {@link Plot}, in the colours of the boards. Coordinates are rounded, so the drawing is the same on every machine. */
final class PlotSvg {
    private static final Palette PALETTE = Palette.LIGHT;

    /** Colours that remain distinguishable with every kind of colour vision (after Okabe and Ito); each also has its own point shape. */
    private static final List<String> COLOURS = List.of(
            PALETTE.set(),
            PALETTE.wrong(),
            "#00795A",
            "#B0578D",
            PALETTE.mark(),
            PALETTE.ink(),
            "#2E8FC4",
            PALETTE.quiet());

    /** The shape of each colour's points, as a path around (0, 0). */
    private static final List<String> SHAPES = List.of(
            "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
            "M-4.5 -4.5h9v9h-9z",
            "M0 -5.5l5.5 9.5h-11z",
            "M0 -6l6 6l-6 6l-6 -6z",
            "M-5 -2h3v-3h4v3h3v4h-3v3h-4v-3h-3z",
            "M0 5.5l5.5 -9.5h-11z",
            "M-5.5 -2.5h11v5h-11z",
            "M-2.5 -5.5h5v11h-5z");

    private static final int WIDTH = 720;
    private static final int MARGIN = 18;
    private static final int TOP = 52;
    private static final int LINE = 18;
    private static final int BAR = 24;
    private static final int HEIGHT_OF_LINES = 280;
    /** The widest letters of a label, on average, in pixels. */
    private static final double LETTER = 7.6;

    private final Plot plot;
    private final StringBuilder out = new StringBuilder();
    private final Scale values;
    private final int left;
    private final int right;
    private final int bottom;

    private PlotSvg(Plot plot) {
        this.plot = plot;
        int longest =
                plot.rows.stream().mapToInt(row -> row.name().length()).max().orElse(0);
        int names = (int) (MARGIN + 14 + longest * LETTER);
        left = plot.lines ? MARGIN + 62 : names;
        right = WIDTH - MARGIN - (plot.lines ? names : 62);
        bottom = TOP
                + (plot.lines ? HEIGHT_OF_LINES : BAR * plot.rows.size() * plot.columns.size() + 6 * plot.rows.size());
        values = Scale.of(plot);
    }

    static String of(Plot plot) {
        return new PlotSvg(plot).drawing();
    }

    private String drawing() {
        List<String> notes = plot.note.isEmpty() ? List.of() : List.of(plot.note.split("\n"));
        boolean hasLegend = !plot.lines && plot.columns.size() > 1;
        int under = bottom + 42;
        int legend = hasLegend ? LINE + 8 : 0;
        int height = under + legend + (plot.lines ? LINE : 0) + LINE * notes.size() + (notes.isEmpty() ? 0 : 6);
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + WIDTH + "\" height=\"" + height
                + "\" viewBox=\"0 0 "
                + WIDTH + " " + height + "\" font-family=\"sans-serif\" font-size=\"14\"><rect width=\"" + WIDTH
                + "\" height=\"" + height + "\" rx=\"10\" fill=\"" + PALETTE.paper() + "\"/>");
        text(MARGIN, 30, "start", PALETTE.ink(), " font-size=\"16\" font-weight=\"bold\"", plot.title);
        if (plot.lines) {
            lines();
        } else {
            bars();
        }
        if (hasLegend) {
            double x = left;
            for (int i = 0; i < plot.columns.size(); i++) {
                point(i, x + 6, under + 4);
                text(x + 18, under + 9, "start", PALETTE.ink(), "", plot.columns.get(i));
                x += 40 + plot.columns.get(i).length() * LETTER;
            }
        }
        int y = under + legend + (plot.lines ? LINE : 0);
        for (String note : notes) {
            text(MARGIN, y, "start", PALETTE.quiet(), " font-size=\"12\"", note);
            y += LINE;
        }
        return out.append("</svg>").toString();
    }

    private void bars() {
        for (double tick : values.ticks()) {
            double x = across(tick);
            rule(x, TOP - 4, x, bottom, PALETTE.dark(), 1);
            text(x, bottom + LINE, "middle", PALETTE.quiet(), "", Plot.figure(tick));
        }
        text((left + right) / 2.0, bottom + 2 * LINE, "middle", PALETTE.ink(), "", plot.value);
        int y = TOP;
        for (Plot.Series row : plot.rows) {
            int middle = y + BAR * plot.columns.size() / 2;
            text(left - 10, middle + 5, "end", PALETTE.ink(), "", row.name());
            for (int i = 0; i < plot.columns.size(); i++) {
                double value = row.values().get(i);
                if (plot.logarithmic) {
                    point(i, across(value), y + BAR / 2.0);
                } else {
                    out.append("<rect x=\"" + left + "\" y=\"" + (y + 3) + "\" width=\"" + number(across(value) - left)
                            + "\" height=\"" + (BAR - 6) + "\" rx=\"2\" fill=\"" + colour(i) + "\"/>");
                }
                double end = Math.max(across(value), across(row.high(i)));
                if (row.errors().get(i) > 0) {
                    rule(across(low(row, i)), y + BAR / 2.0, end, y + BAR / 2.0, PALETTE.ink(), 2);
                }
                text(
                        end + (plot.logarithmic ? 12 : 7),
                        y + BAR / 2.0 + 5,
                        "start",
                        PALETTE.ink(),
                        "",
                        Plot.figure(value));
                y += BAR;
            }
            y += 6;
        }
    }

    private void lines() {
        List<Double> places = plot.columns.stream().map(Double::valueOf).toList();
        double first = places.stream().min(Double::compare).orElse(0.0);
        double last = places.stream().max(Double::compare).orElse(1.0);
        double step = (right - left) / Math.max(last - first, 1e-9);
        for (double tick : values.ticks()) {
            rule(left, up(tick), right, up(tick), PALETTE.dark(), 1);
            text(left - 8, up(tick) + 5, "end", PALETTE.quiet(), "", Plot.figure(tick));
        }
        double free = -1;
        for (double place : places) {
            double x = left + (place - first) * step;
            rule(x, bottom, x, bottom + 5, PALETTE.quiet(), 1);
            String figure = Plot.figure(place);
            if (x - figure.length() * LETTER / 2 > free) {
                text(x, bottom + LINE + 2, "middle", PALETTE.quiet(), "", figure);
                free = x + figure.length() * LETTER / 2 + 6;
            }
        }
        text((left + right) / 2.0, bottom + 2 * LINE + 4, "middle", PALETTE.ink(), "", plot.across);
        text(MARGIN, TOP - 2, "start", PALETTE.quiet(), "", plot.value);
        for (int i = 0; i < plot.rows.size(); i++) {
            Plot.Series row = plot.rows.get(i);
            StringBuilder path = new StringBuilder();
            for (int j = 0; j < places.size(); j++) {
                double x = left + (places.get(j) - first) * step;
                path.append(j == 0 ? "M" : "L")
                        .append(number(x) + " " + number(up(row.values().get(j))));
                if (row.errors().get(j) > 0) {
                    rule(x, up(low(row, j)), x, up(row.high(j)), colour(i), 1.5);
                }
            }
            out.append("<path d=\"" + path + "\" fill=\"none\" stroke=\"" + colour(i)
                    + "\" stroke-width=\"2\" stroke-linejoin=\"round\"/>");
            for (int j = 0; j < places.size() && places.size() <= 20; j++) {
                point(i, left + (places.get(j) - first) * step, up(row.values().get(j)));
            }
        }
        names();
    }

    /** The names of the lines, each as near to the end of its line as the others let it be. */
    private void names() {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < plot.rows.size(); i++) {
            order.add(i);
        }
        order.sort((a, b) -> Double.compare(atEnd(a), atEnd(b)));
        double[] at = new double[order.size()];
        for (int i = 0; i < at.length; i++) {
            at[i] = Math.max(atEnd(order.get(i)), i == 0 ? TOP : at[i - 1] + LINE);
        }
        for (int i = at.length - 1; i >= 0; i--) {
            at[i] = Math.min(at[i], i == at.length - 1 ? bottom : at[i + 1] - LINE);
        }
        for (int i = 0; i < at.length; i++) {
            point(order.get(i), right + 16, at[i]);
            text(
                    right + 28,
                    at[i] + 5,
                    "start",
                    PALETTE.ink(),
                    "",
                    plot.rows.get(order.get(i)).name());
        }
    }

    private double atEnd(int row) {
        List<Double> all = plot.rows.get(row).values();
        return up(all.get(all.size() - 1));
    }

    /** The lower end of an error bar: at least 0, and on a logarithmic axis at least a tenth of the value. */
    private double low(Plot.Series row, int column) {
        return Math.max(row.low(column), plot.logarithmic ? row.values().get(column) / 10 : 0);
    }

    private double across(double value) {
        return left + (right - left) * values.part(value);
    }

    private double up(double value) {
        return bottom - (bottom - TOP - 10) * values.part(value);
    }

    private static String colour(int i) {
        return COLOURS.get(i % COLOURS.size());
    }

    private void point(int i, double x, double y) {
        out.append("<path transform=\"translate(" + number(x) + " " + number(y) + ")\" d=\""
                + SHAPES.get(i % SHAPES.size()) + "\" fill=\"" + colour(i) + "\"/>");
    }

    private void rule(double x, double y, double toX, double toY, String colour, double width) {
        out.append("<line x1=\"" + number(x) + "\" y1=\"" + number(y) + "\" x2=\"" + number(toX) + "\" y2=\""
                + number(toY) + "\" stroke=\"" + colour + "\" stroke-width=\"" + number(width) + "\"/>");
    }

    private void text(double x, double y, String anchor, String colour, String style, String text) {
        out.append("<text x=\"" + number(x) + "\" y=\"" + number(y) + "\""
                + (anchor.equals("start") ? "" : " text-anchor=\"" + anchor + "\"") + style + " fill=\"" + colour
                + "\">"
                + Html.escape(text) + "</text>");
    }

    /** A coordinate with at most one digit after the point: further ones may depend on the processor. */
    private static String number(double value) {
        long tenths = Math.round(value * 10);
        return (tenths < 0 ? "-" : "") + Math.abs(tenths) / 10 + (tenths % 10 == 0 ? "" : "." + Math.abs(tenths) % 10);
    }

    /**
     * The value axis, from {@code least}, which is 0 unless the axis is logarithmic, to {@code most}.
     *
     * @param ticks the values with a line and a label
     */
    private record Scale(boolean logarithmic, double least, double most, List<Double> ticks) {
        private static final int FEWEST_TICKS = 4;

        static Scale of(Plot plot) {
            double most = figures(plot).max().orElse(1);
            return plot.logarithmic ? logarithmic(figures(plot).min().orElse(1), most) : linear(most > 0 ? most : 1);
        }

        private static DoubleStream figures(Plot plot) {
            return plot.rows.stream()
                    .flatMapToDouble(row -> DoubleStream.concat(
                            row.values().stream().mapToDouble(Double::doubleValue),
                            DoubleStream.iterate(0, i -> i < plot.columns.size(), i -> i + 1)
                                    .map(i -> row.high((int) i))));
        }

        private static Scale linear(double most) {
            double step = StrictMath.pow(10, Math.floor(StrictMath.log10(most)));
            while (most / step < FEWEST_TICKS) {
                step = most / (step / 2) >= FEWEST_TICKS ? step / 2 : step / 5;
            }
            List<Double> ticks = new ArrayList<>();
            for (int i = 0; i * step <= most * 1.001; i++) {
                ticks.add(i * step);
            }
            return new Scale(false, 0, most, ticks);
        }

        private static Scale logarithmic(double least, double most) {
            double first = StrictMath.pow(10, Math.floor(StrictMath.log10(least)));
            List<Double> ticks = new ArrayList<>();
            for (double tick = first; tick <= most * 1.001; tick *= 10) {
                ticks.add(tick);
            }
            return new Scale(true, first, Math.max(most, first * 10), ticks);
        }

        /** How far along the axis a value stands, from 0 to 1. */
        double part(double value) {
            double part = logarithmic
                    ? StrictMath.log(Math.max(value, least) / least) / StrictMath.log(most / least)
                    : value / most;
            return Math.max(0, Math.min(1, part));
        }
    }
}
