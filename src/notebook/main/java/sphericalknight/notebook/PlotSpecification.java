package sphericalknight.notebook;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import sphericalknight.draw.Palette;

/** Translates a {@link Plot} into a Lets-Plot specification in JSON. */
final class PlotSpecification {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** Colours that remain distinguishable with every kind of colour vision (after Okabe and Ito); each also has its own point shape. */
    private static final List<String> COLOURS =
            List.of("#0072B2", "#D55E00", "#00795A", "#B0578D", "#8A6D00", "#2B2A28", "#2E8FC4", "#6B655B");

    private static final List<Integer> SHAPES = List.of(16, 15, 17, 18, 4, 3, 1, 0);

    private PlotSpecification() {}

    static Map<String, Object> of(Plot plot) {
        Map<String, Object> spec = json("""
                {"kind": "plot", "ggtitle": {"text": %s}, "caption": {"text": %s},
                 "ggsize": {"width": 720, "height": %s}, "theme": %s}
                """, plot.title, plot.note, height(plot), theme(plot));
        spec.putAll(plot.lines ? lines(plot) : bars(plot));
        return spec;
    }

    private static Map<String, Object> lines(Plot plot) {
        Table data = new Table();
        for (Plot.Series row : plot.rows) {
            for (int i = 0; i < plot.columns.size(); i++) {
                data.add("x", Double.valueOf(plot.columns.get(i)));
                data.add("y", row.values().get(i));
                data.add("low", lowEnd(plot, row, i));
                data.add("high", row.high(i));
                data.add("line", row.name());
            }
        }
        List<Double> places = plot.columns.stream().map(Double::valueOf).toList();
        Object x = json("""
                {"aesthetic": "x", "name": %s, "breaks": %s, "labels": %s}
                """, plot.across, places, plot.columns);
        Object line = json("""
                {"geom": "line", "tooltips": "none", "size": 1.2}
                """);
        Object errors = json("""
                {"geom": "linerange", "tooltips": "none", "size": 0.8, "show_legend": false,
                 "mapping": {"x": "x", "ymin": "low", "ymax": "high"}}
                """);
        Object point = json("""
                {"geom": "point", "tooltips": "none", "size": 4}
                """);
        return json(
                """
                {"data": %s, "mapping": {"x": "x", "y": "y", "color": "line", "shape": "line"}, "scales": %s, "layers": %s}
                """,
                data.columns,
                List.of(x, values(plot, "y", 0, 0), discrete("color", COLOURS), discrete("shape", SHAPES)),
                plot.hasErrors() ? List.of(line, errors, point) : List.of(line, point));
    }

    /** The lower end of an error bar: at least 0, and on a logarithmic axis at least a tenth of the value. */
    private static double lowEnd(Plot plot, Plot.Series row, int column) {
        return Math.max(row.low(column), plot.logarithmic ? row.values().get(column) / 10 : 0);
    }

    /**
     * The specification of a bar plot. The bars are rectangles, or points on a logarithmic axis, from the top down: row 0 is centred at
     * 0, row 1 at -1, with the bars of its columns one below the other.
     */
    private static Map<String, Object> bars(Plot plot) {
        Table data = new Table();
        Table rows = new Table();
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
            Plot.Series row = plot.rows.get(i);
            rows.add("place", (double) -i);
            rows.add("name", row.name());
            for (int j = 0; j < plot.columns.size(); j++) {
                double top = 0.4 - i - j * thickness;
                data.add("low", top - 0.94 * thickness);
                data.add("high", top);
                data.add("middle", top - 0.47 * thickness);
                data.add("start", 0.0);
                data.add("value", row.values().get(j));
                data.add("figure", Plot.figure(row.values().get(j)));
                data.add("column", plot.columns.get(j));
                data.add("errorLow", lowEnd(plot, row, j));
                data.add("errorHigh", row.high(j));
            }
        }
        Object y = json("""
                {"aesthetic": "y", "name": "", "breaks": %s, "labels": %s, "limits": [%s, 0.5]}
                """, rows.columns.get("place"), rows.columns.get("name"), 0.5 - plot.rows.size());
        boolean legend = plot.columns.size() > 1;
        Object bars = plot.logarithmic ? json("""
                        {"geom": "point", "tooltips": "none", "size": 5, "show_legend": %s,
                         "mapping": {"x": "value", "y": "middle", "color": "column", "shape": "column"}}
                        """, legend) : json("""
                        {"geom": "rect", "tooltips": "none", "size": 0, "show_legend": %s, "mapping":
                         {"xmin": "start", "xmax": "value", "ymin": "low", "ymax": "high", "fill": "column"}}
                        """, legend);
        Object errors = json("""
                {"geom": "segment", "tooltips": "none", "size": 1.2, "color": %s, "show_legend": false,
                 "mapping": {"x": "errorLow", "xend": "errorHigh", "y": "middle", "yend": "middle"}}
                """, Palette.LIGHT.ink());
        Object figures = json("""
                {"geom": "text", "tooltips": "none", "hjust": "left", "size": 6, "color": %s, "show_legend": false,
                 "mapping": {"x": "errorHigh", "y": "middle", "label": "figure"}}
                """, Palette.LIGHT.ink());
        Object x = values(plot, "x", least / 1.5, plot.logarithmic ? most * 2 : most * 1.1);
        return json(
                """
                {"data": %s, "scales": %s, "layers": %s}
                """,
                data.columns,
                List.of(y, x, discrete("color", COLOURS), discrete("fill", COLOURS), discrete("shape", SHAPES)),
                plot.hasErrors() ? List.of(bars, errors, figures) : List.of(bars, figures));
    }

    /** The specification of the value axis; if {@code most} is 0, the plot library chooses where the axis ends. */
    private static Map<String, Object> values(Plot plot, String aesthetic, double least, double most) {
        Map<String, Object> scale =
                json("""
                {"aesthetic": %s, "name": %s, "limits": [%s, %s]}
                """, aesthetic, plot.value, plot.logarithmic ? positive(least) : (Object) 0, positive(most));
        if (plot.logarithmic) {
            scale.put("trans", "log10");
        }
        if (most > 0) {
            scale.put("expand", new ArrayList<>(List.of(0, 0)));
        }
        return scale;
    }

    private static Double positive(double limit) {
        return limit > 0 ? limit : null;
    }

    private static Map<String, Object> discrete(String aesthetic, List<?> values) {
        return json("""
                {"aesthetic": %s, "name": "", "discrete": true, "values": %s}
                """, aesthetic, values);
    }

    private static int height(Plot plot) {
        int note = plot.note.isEmpty() ? 0 : 24 + 16 * (int) plot.note.lines().count();
        int legend = plot.columns.size() > 1 ? 44 : 0;
        return plot.lines ? 400 + note : 110 + 26 * plot.rows.size() * plot.columns.size() + legend + note;
    }

    private static Map<String, Object> theme(Plot plot) {
        return json(
                """
                {"name": "minimal",
                 "text": {"name": "text", "color": %1$s, "family": "sans-serif"},
                 "plot_caption": {"name": "text", "hjust": 0, "size": 12},
                 "panel_grid_minor": {"name": "line", "blank": true},
                 "panel_grid_major_y": {"name": "line", "blank": %2$s},
                 "legend_position": %3$s,
                 "legend_background": {"name": "rect", "fill": %4$s, "color": %4$s},
                 "plot_background": {"name": "rect", "fill": %4$s, "color": %4$s},
                 "plot_margin": {"t": 12, "r": 18, "b": 12, "l": 18}}
                """,
                Palette.LIGHT.ink(),
                !plot.lines && !plot.logarithmic,
                plot.lines ? "right" : "bottom",
                Palette.LIGHT.paper());
    }

    /** Parses a JSON template in which each %s is replaced by a value, which may itself be an object. */
    private static Map<String, Object> json(String template, Object... values) {
        Object[] texts = Stream.of(values)
                .map(value -> JSON.valueToTree(value).toString())
                .toArray();
        try {
            return JSON.readValue(template.formatted(texts), new TypeReference<>() {});
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(template, e);
        }
    }

    /** A data table: the values of each column, by its name. */
    private static final class Table {
        private final Map<String, List<Object>> columns = new LinkedHashMap<>();

        void add(String column, Object value) {
            columns.computeIfAbsent(column, name -> new ArrayList<>()).add(value);
        }
    }
}
