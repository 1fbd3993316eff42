package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The brackets below one line of a strip. Brackets whose labels would run into each other go to different levels.
 *
 * @param levels the brackets of each level, the first nearest to the cells
 */
record Brackets(List<List<Bracket>> levels) {
    /** One bracket: from {@code left} to {@code right}, the label centred below. */
    record Bracket(double left, double right, String label, double labelWidth) {
        double middle() {
            return (left + right) / 2;
        }

        private boolean touches(Bracket other, double gap) {
            double apart = Math.abs(middle() - other.middle()) + 0.01;
            return apart < (right - left + other.right - other.left) / 2
                    || apart < (labelWidth + other.labelWidth) / 2 + gap;
        }
    }

    /** The x coordinate of the left edge of a bit's cell. */
    interface CellPosition {
        double left(int bit);
    }

    /** The brackets of the line of cells that ends with bit {@code lastBit}; fields are cut where the line ends. */
    static Brackets of(
            Strip strip,
            int lastBit,
            CellPosition position,
            double cell,
            ToDoubleFunction<String> widthOf,
            double gap) {
        List<List<Bracket>> levels = new ArrayList<>();
        for (Strip.Field field : strip.fields) {
            int low = Math.max(field.lowBit(), lastBit);
            int high = Math.min(field.highBit(), lastBit + strip.perLine() - 1);
            if (low <= high) {
                Bracket bracket = new Bracket(
                        position.left(high),
                        position.left(low) + cell,
                        field.label(),
                        widthOf.applyAsDouble(field.label()));
                add(bracket, levels, gap);
            }
        }
        return new Brackets(levels);
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
}
