package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;

/** Pictures side by side with operators between them: {@code row(board(a), "&", board(b), "=", board(a & b))}. */
public final class Row extends Figure {
    /** A row that would be wider takes smaller squares, then a second line. */
    private static final int WIDEST = 940;

    private static final int TEXT_COLUMNS = 100;
    private static final int GAP = 14;
    private static final int LINE_GAP = 20;

    private final String title;
    private final List<Figure> parts;
    private final List<List<Figure>> lines;

    Row(String title, List<Figure> parts) {
        this.title = title;
        this.parts = List.copyOf(parts);
        this.lines = lines(parts);
    }

    /**
     * Says in a few words what the row shows.
     *
     * @param words one line
     * @return a new row
     */
    public Row title(String words) {
        return new Row(Svg.clean(words), parts);
    }

    /** With the largest squares that fit one line; where none do, small ones in several lines. */
    private static List<List<Figure>> lines(List<Figure> parts) {
        for (int pixels : new int[] {36, 30, 24}) {
            List<Figure> line = resized(parts, pixels);
            if (width(line) <= WIDEST) {
                return List.of(line);
            }
        }
        List<List<Figure>> lines = new ArrayList<>();
        List<Figure> line = new ArrayList<>();
        for (List<Figure> group : groups(resized(parts, 24))) {
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

    /** An operator and the picture that follows it stay together. */
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

    private static List<Figure> resized(List<Figure> parts, int pixels) {
        return parts.stream().map(part -> part.resized(pixels)).toList();
    }

    private static double width(List<Figure> line) {
        return line.stream().mapToDouble(Figure::width).sum() + GAP * (line.size() - 1);
    }

    private static double above(List<Figure> line) {
        return line.stream().mapToDouble(Figure::axis).max().orElse(0);
    }

    private static double height(List<Figure> line) {
        return above(line)
                + line.stream()
                        .mapToDouble(part -> part.height() - part.axis())
                        .max()
                        .orElse(0);
    }

    @Override
    Figure resized(int pixels) {
        return new Row(title, resized(parts, pixels));
    }

    private double header() {
        return title == null ? 0 : 24;
    }

    @Override
    double width() {
        return lines.stream().mapToDouble(Row::width).max().orElse(0);
    }

    @Override
    double height() {
        return header() + lines.stream().mapToDouble(Row::height).sum() + LINE_GAP * (lines.size() - 1);
    }

    @Override
    double axis() {
        return lines.size() == 1 ? header() + above(lines.get(0)) : height() / 2;
    }

    @Override
    void draw(Svg svg) {
        if (title != null) {
            svg.text(0, 12, "start", 14, Svg.SANS, svg.palette.ink(), title);
        }
        double y = header();
        for (List<Figure> line : lines) {
            double x = 0;
            for (Figure part : line) {
                svg.place(x, y + above(line) - part.axis(), 1, () -> part.draw(svg));
                x += part.width() + GAP;
            }
            y += height(line) + LINE_GAP;
        }
    }

    @Override
    TextBlock text() {
        List<TextBlock> blocks = new ArrayList<>();
        if (title != null) {
            blocks.add(TextBlock.of(title));
        }
        TextBlock line = null;
        for (List<Figure> group : groups(parts)) {
            TextBlock next = beside(group);
            TextBlock longer = line == null ? next : TextBlock.beside(List.of(line, gap(), next));
            if (line != null && longer.width() > TEXT_COLUMNS) {
                blocks.add(line);
                longer = next;
            }
            line = longer;
        }
        blocks.add(line);
        return TextBlock.stacked(blocks);
    }

    private static TextBlock beside(List<Figure> group) {
        List<TextBlock> blocks = new ArrayList<>();
        for (Figure part : group) {
            if (!blocks.isEmpty()) {
                blocks.add(gap());
            }
            blocks.add(part.text());
        }
        return TextBlock.beside(blocks);
    }

    private static TextBlock gap() {
        return TextBlock.of("  ");
    }

    @Override
    public String alt() {
        List<String> spoken = new ArrayList<>();
        for (Figure part : parts) {
            spoken.add(part.alt());
        }
        return (title == null ? "" : title + ": ") + String.join(" | ", spoken);
    }
}
