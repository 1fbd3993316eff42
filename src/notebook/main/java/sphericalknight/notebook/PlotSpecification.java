package sphericalknight.notebook;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import sphericalknight.draw.Palette;

/** A {@link Plot} in the words of Lets-Plot: nested maps, as its users in other languages send them as JSON. */
final class PlotSpecification {
    /** Colours that remain distinguishable with every kind of colour vision (after Okabe and Ito); each line also has its own shape. */
    private static final List<Object> COLOURS =
            list("#0072B2", "#D55E00", "#00795A", "#B0578D", "#8A6D00", "#2B2A28", "#2E8FC4", "#6B655B");

    private static final List<Object> SHAPES = list(16, 15, 17, 18, 4, 3, 1, 0);

    private PlotSpecification() {}

    static Map<String, Object> of(Plot plot) {
        Map<String, Object> spec = map(
                "kind", "plot",
                "ggtitle", map("text", plot.title),
                "caption", map("text", plot.note),
                "ggsize", map("width", 720, "height", height(plot)),
                "theme", theme(plot));
        spec.putAll(plot.lines ? lines(plot) : bars(plot));
        return spec;
    }

    private static Map<String, Object> lines(Plot plot) {
        List<Object> x = new ArrayList<>();
        List<Object> y = new ArrayList<>();
        List<Object> low = new ArrayList<>();
        List<Object> high = new ArrayList<>();
        List<Object> line = new ArrayList<>();
        for (Plot.Series row : plot.rows) {
            for (int i = 0; i < plot.columns.size(); i++) {
                x.add(Double.valueOf(plot.columns.get(i)));
                y.add(row.values().get(i));
                low.add(lowEnd(plot, row, i));
                high.add(row.high(i));
                line.add(row.name());
            }
        }
        List<Object> places = new ArrayList<>();
        plot.columns.forEach(name -> places.add(Double.valueOf(name)));
        return map(
                "data",
                map("x", x, "y", y, "low", low, "high", high, "line", line),
                "mapping",
                map("x", "x", "y", "y", "color", "line", "shape", "line"),
                "scales",
                list(
                        map(
                                "aesthetic",
                                "x",
                                "name",
                                plot.across,
                                "breaks",
                                places,
                                "labels",
                                new ArrayList<>(plot.columns)),
                        values(plot, "y", 0, 0),
                        palette("color"),
                        map("aesthetic", "shape", "name", "", "discrete", true, "values", SHAPES)),
                "layers",
                plot.hasErrors()
                        ? list(layer("line", "size", 1.2), errors(true), layer("point", "size", 4))
                        : list(layer("line", "size", 1.2), layer("point", "size", 4)));
    }

    /** The lower end of an error bar; always positive on a logarithmic axis. */
    private static double lowEnd(Plot plot, Plot.Series row, int column) {
        return Math.max(row.low(column), plot.logarithmic ? row.values().get(column) / 10 : 0);
    }

    /** A thin line from the low to the high end of each interval. */
    private static Map<String, Object> errors(boolean upright) {
        return upright
                ? layer(
                        "linerange",
                        "mapping",
                        map("x", "x", "ymin", "low", "ymax", "high"),
                        "size",
                        0.8,
                        "show_legend",
                        false)
                : layer(
                        "segment",
                        "mapping",
                        map("x", "errorLow", "xend", "errorHigh", "y", "middle", "yend", "middle"),
                        "size",
                        1.2,
                        "color",
                        Palette.LIGHT.ink(),
                        "show_legend",
                        false);
    }

    /** Bars from the top down, drawn as rectangles: row 0 around 0, row 1 around -1, its columns one below the other. */
    private static Map<String, Object> bars(Plot plot) {
        List<Object> low = new ArrayList<>();
        List<Object> high = new ArrayList<>();
        List<Object> middle = new ArrayList<>();
        List<Object> start = new ArrayList<>();
        List<Object> value = new ArrayList<>();
        List<Object> figure = new ArrayList<>();
        List<Object> errorLow = new ArrayList<>();
        List<Object> errorHigh = new ArrayList<>();
        List<Object> column = new ArrayList<>();
        List<Object> places = new ArrayList<>();
        List<Object> names = new ArrayList<>();
        double most = plot.rows.stream()
                .flatMapToDouble(row -> IntStream.range(0, plot.columns.size()).mapToDouble(row::high))
                .max()
                .orElse(1);
        double least = plot.rows.stream()
                .flatMap(row -> row.values().stream())
                .mapToDouble(v -> v)
                .min()
                .orElse(1);
        double thickness = 0.8 / plot.columns.size();
        for (int i = 0; i < plot.rows.size(); i++) {
            places.add((double) -i);
            names.add(plot.rows.get(i).name());
            for (int j = 0; j < plot.columns.size(); j++) {
                double top = 0.4 - i - j * thickness;
                high.add(top);
                low.add(top - 0.94 * thickness);
                middle.add(top - 0.47 * thickness);
                start.add(0.0);
                value.add(plot.rows.get(i).values().get(j));
                figure.add(Plot.figure(plot.rows.get(i).values().get(j)));
                errorLow.add(lowEnd(plot, plot.rows.get(i), j));
                errorHigh.add(plot.rows.get(i).high(j));
                column.add(plot.columns.get(j));
            }
        }
        boolean legend = plot.columns.size() > 1;
        Map<String, Object> data = map(
                "low", low, "high", high, "middle", middle, "start", start, "value", value, "figure", figure, "column",
                column);
        data.putAll(map("errorLow", errorLow, "errorHigh", errorHigh));
        return map(
                "data",
                data,
                "scales",
                list(
                        map(
                                "aesthetic",
                                "y",
                                "name",
                                "",
                                "breaks",
                                places,
                                "labels",
                                names,
                                "limits",
                                list(0.5 - plot.rows.size(), 0.5)),
                        values(plot, "x", least / 1.5, plot.logarithmic ? most * 2 : most * 1.1),
                        palette("color"),
                        palette("fill"),
                        map("aesthetic", "shape", "name", "", "discrete", true, "values", SHAPES)),
                "layers",
                layers(
                        plot,
                        plot.logarithmic
                                ? layer(
                                        "point",
                                        "mapping",
                                        map("x", "value", "y", "middle", "color", "column", "shape", "column"),
                                        "size",
                                        5,
                                        "show_legend",
                                        legend)
                                : layer(
                                        "rect",
                                        "mapping",
                                        map(
                                                "xmin", "start", "xmax", "value", "ymin", "low", "ymax", "high", "fill",
                                                "column"),
                                        "size",
                                        0,
                                        "show_legend",
                                        legend),
                        layer(
                                "text",
                                "mapping",
                                map("x", "errorHigh", "y", "middle", "label", "figure"),
                                "hjust",
                                "left",
                                "size",
                                6,
                                "color",
                                Palette.LIGHT.ink(),
                                "show_legend",
                                false)));
    }

    private static List<Object> layers(Plot plot, Object bars, Object figures) {
        return plot.hasErrors() ? list(bars, errors(false), figures) : list(bars, figures);
    }

    /** The axis of the figures; {@code most} 0: as far as they reach. */
    private static Map<String, Object> values(Plot plot, String aesthetic, double least, double most) {
        Map<String, Object> scale = map("aesthetic", aesthetic, "name", plot.value);
        scale.put("limits", list(plot.logarithmic ? positive(least) : 0, positive(most)));
        if (plot.logarithmic) {
            scale.put("trans", "log10");
        }
        if (most > 0) {
            scale.put("expand", list(0, 0));
        }
        return scale;
    }

    private static Object positive(double limit) {
        return limit > 0 ? limit : null;
    }

    private static Map<String, Object> palette(String aesthetic) {
        return map("aesthetic", aesthetic, "name", "", "discrete", true, "values", COLOURS);
    }

    private static int height(Plot plot) {
        int note = plot.note.isEmpty() ? 0 : 24 + 16 * (int) plot.note.lines().count();
        int legend = plot.columns.size() > 1 ? 44 : 0;
        return plot.lines ? 400 + note : 110 + 26 * plot.rows.size() * plot.columns.size() + legend + note;
    }

    private static Map<String, Object> theme(Plot plot) {
        Map<String, Object> paper = map("name", "rect", "fill", Palette.LIGHT.paper(), "color", Palette.LIGHT.paper());
        return map(
                "name", "minimal",
                "text", map("name", "text", "color", Palette.LIGHT.ink(), "family", "sans-serif"),
                "plot_caption", map("name", "text", "hjust", 0, "size", 12),
                "panel_grid_minor", map("name", "line", "blank", true),
                "panel_grid_major_y", map("name", "line", "blank", !plot.lines && !plot.logarithmic),
                "legend_position", plot.lines ? "right" : "bottom",
                "legend_background", paper,
                "plot_background", paper,
                "plot_margin", map("t", 12, "r", 18, "b", 12, "l", 18));
    }

    private static Map<String, Object> layer(String geom, Object... properties) {
        Map<String, Object> layer = map("geom", geom, "tooltips", "none");
        layer.putAll(map(properties));
        return layer;
    }

    private static Map<String, Object> map(Object... keysAndValues) {
        Map<String, Object> map = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            map.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return map;
    }

    private static List<Object> list(Object... values) {
        return new ArrayList<>(Arrays.asList(values));
    }
}
