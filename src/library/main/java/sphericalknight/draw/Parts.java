package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;

/** Turns the arguments of {@link Draw#row} and {@link Draw#column} into figures. */
final class Parts {
    private Parts() {}

    static List<Figure> figures(Object[] parts, boolean operators) {
        List<Figure> figures = new ArrayList<>();
        for (Object part : parts) {
            if (part instanceof Figure figure) {
                figures.add(figure);
            } else if (part instanceof Picture) {
                throw new IllegalArgumentException("a " + part.getClass().getSimpleName()
                        + " cannot stand beside other pictures; boards, strips, rows, columns and texts can");
            } else {
                String words = Svg.clean(String.valueOf(part));
                if (!words.isEmpty()) {
                    figures.add(new Caption(words, operators));
                }
            }
        }
        if (figures.isEmpty()) {
            throw new IllegalArgumentException("there is nothing to show; at least one picture is needed");
        }
        return figures;
    }
}
