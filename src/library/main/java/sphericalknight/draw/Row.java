package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Pictures side by side with operators between them: {@code row(board(a), "&", board(b), "=", board(a & b))}. */
public final class Row extends Figure {
    /** The maximum width in pixels; a wider row uses smaller squares, then more lines. */
    private static final int WIDEST = 940;

    private static final int TEXT_COLUMNS = 100;
    private static final int LINE_GAP = 20;

    private final String title;
    private final List<Figure> parts;
    private final List<List<Figure>> lines;

    Row(String title, List<Figure> parts) {
        this(title, parts, 36);
    }

    private Row(String title, List<Figure> parts, int largest) {
        this.title = title;
        this.parts = List.copyOf(parts);
        this.lines = lines(parts, largest);
    }

    /**
     * Sets the title.
     *
     * @param words one line; "" removes the title
     */
    public Row title(String words) {
        return new Row(Svg.title(words), parts);
    }

    /** Lays the figures out with the largest squares that fit on one line or, if none do, with small squares on several lines. */
    private static List<List<Figure>> lines(List<Figure> parts, int largest) {
        for (int pixels = largest; pixels >= 24; pixels -= 6) {
            List<Figure> line = inRow(parts, pixels);
            if (width(line) <= WIDEST) {
                return List.of(line);
            }
        }
        List<List<Figure>> lines = new ArrayList<>();
        List<Figure> line = List.of();
        for (List<Figure> group : groups(inRow(parts, 24))) {
            List<Figure> longer = new ArrayList<>(line);
            longer.addAll(group);
            if (!line.isEmpty() && width(longer) > WIDEST) {
                lines.add(line);
                longer = group;
            }
            line = longer;
        }
        lines.add(line);
        return lines;
    }

    private static List<Figure> inRow(List<Figure> parts, int pixels) {
        return parts.stream().map(part -> part.inRow(pixels)).toList();
    }

    /** Groups each operator with the picture that follows it, so that no line break separates them. */
    private static List<List<Figure>> groups(List<Figure> parts) {
        List<List<Figure>> groups = new ArrayList<>();
        List<Figure> group = new ArrayList<>();
        for (Figure part : parts) {
            group.add(part);
            if (!(part instanceof Caption)) {
                groups.add(group);
                group = new ArrayList<>();
            }
        }
        if (!group.isEmpty()) {
            groups.add(group);
        }
        return groups;
    }

    /** The gap between two figures in pixels, wider if there is no operator between them. */
    private static double gap(Figure left, Figure right) {
        return left instanceof Caption || right instanceof Caption ? 14 : 28;
    }

    private static double width(List<Figure> line) {
        double width = line.get(0).width();
        for (int i = 1; i < line.size(); i++) {
            width += gap(line.get(i - 1), line.get(i)) + line.get(i).width();
        }
        return width;
    }

    private static double above(List<Figure> line) {
        return line.stream().mapToDouble(Figure::axis).max().orElse(0);
    }

    private static double height(List<Figure> line) {
        double below = line.stream()
                .mapToDouble(part -> part.height() - part.axis())
                .max()
                .orElse(0);
        return above(line) + below;
    }

    @Override
    Figure inRow(int pixels) {
        return new Row(title, parts, pixels);
    }

    private double header() {
        return title == null ? 0 : 24;
    }

    @Override
    double width() {
        double title = this.title == null ? 0 : Font.TITLE.widthOf(this.title);
        return Math.max(title, lines.stream().mapToDouble(Row::width).max().orElse(0));
    }

    @Override
    double height() {
        return header() + lines.stream().mapToDouble(Row::height).sum() + LINE_GAP * (lines.size() - 1);
    }

    @Override
    double axis() {
        return lines.size() == 1 ? header() + above(lines.get(0)) : super.axis();
    }

    @Override
    void draw(Svg svg) {
        if (title != null) {
            svg.text(0, 12, "start", Font.TITLE, svg.palette.ink(), title);
        }
        double y = header();
        for (List<Figure> line : lines) {
            double x = 0;
            for (int i = 0; i < line.size(); i++) {
                Figure part = line.get(i);
                x += i == 0 ? 0 : gap(line.get(i - 1), part);
                svg.place(x, y + above(line) - part.axis(), 1, () -> part.draw(svg));
                x += part.width();
            }
            y += height(line) + LINE_GAP;
        }
    }

    @Override
    TextBlock text() {
        List<TextBlock> blocks = new ArrayList<>();
        TextBlock line = null;
        for (List<Figure> group : groups(inRow(parts, 36))) {
            TextBlock next = TextBlock.beside(group.stream().map(Figure::text).toList(), 2);
            TextBlock longer = line == null ? next : TextBlock.beside(List.of(line, next), group.size() > 1 ? 2 : 4);
            if (line != null && longer.width() > TEXT_COLUMNS) {
                blocks.add(line);
                longer = next;
            }
            line = longer;
        }
        blocks.add(line);
        TextBlock all = blocks.size() == 1 ? line : TextBlock.stacked(blocks);
        return title == null ? all : all.below(title);
    }

    @Override
    public String alt() {
        String all = parts.stream().map(Picture::alt).collect(Collectors.joining(". "));
        return title == null ? all : title + ": " + all;
    }
}
