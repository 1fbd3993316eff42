package sphericalknight.draw;

import java.util.List;
import java.util.stream.Collectors;

/** Pictures and remarks one below the other, such as the steps of a calculation. */
public final class Column extends Figure {
    private static final int GAP = 14;

    private final List<Figure> parts;

    Column(List<Figure> parts) {
        this.parts = List.copyOf(parts);
    }

    @Override
    Figure inRow(int pixels) {
        return new Column(parts.stream().map(part -> part.inRow(pixels)).toList());
    }

    @Override
    double width() {
        return parts.stream().mapToDouble(Figure::width).max().orElse(0);
    }

    @Override
    double height() {
        return parts.stream().mapToDouble(Figure::height).sum() + GAP * (parts.size() - 1);
    }

    @Override
    void draw(Svg svg) {
        double y = 0;
        for (Figure part : parts) {
            svg.place(0, y, 1, () -> part.draw(svg));
            y += part.height() + GAP;
        }
    }

    @Override
    TextBlock text() {
        return TextBlock.stacked(parts.stream().map(Figure::text).toList());
    }

    @Override
    public String alt() {
        return parts.stream().map(Picture::alt).collect(Collectors.joining(". "));
    }
}
