package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;

/**
 * A bracket below a strip: from {@code left} to {@code right}, with the label centred below it. Lengths are in pixels or, in text, in
 * characters.
 */
record Bracket(double left, double right, String label, double labelWidth) {
    /**
     * The brackets of a strip, arranged in levels from the cells downwards: two brackets are on different levels if they or their labels
     * would overlap.
     *
     * @param position gives the left edge of the cell of a bit
     */
    static List<List<Bracket>> levels(
            Strip strip, IntToDoubleFunction position, double cell, ToDoubleFunction<String> widthOf, double gap) {
        List<List<Bracket>> levels = new ArrayList<>();
        for (Strip.Field field : strip.fields) {
            Bracket bracket = new Bracket(
                    position.applyAsDouble(field.highBit()),
                    position.applyAsDouble(field.lowBit()) + cell,
                    field.label(),
                    widthOf.applyAsDouble(field.label()));
            add(bracket, levels, gap);
        }
        return levels;
    }

    private static void add(Bracket bracket, List<List<Bracket>> levels, double gap) {
        for (List<Bracket> level : levels) {
            if (level.stream().noneMatch(other -> other.touches(bracket, gap))) {
                level.add(bracket);
                return;
            }
        }
        levels.add(new ArrayList<>(List.of(bracket)));
    }

    double middle() {
        return (left + right) / 2;
    }

    private boolean touches(Bracket other, double gap) {
        double apart = Math.abs(middle() - other.middle()) + 0.01;
        return apart < (right - left + other.right - other.left) / 2
                || apart < (labelWidth + other.labelWidth) / 2 + gap;
    }
}
