package sphericalknight.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The text form of a figure, which can be combined with others.
 *
 * @param axis the index of the line at which neighbours in a row are aligned
 * @param notes the meaning of the symbols, explained once below the whole picture
 */
record TextBlock(List<String> lines, int axis, Set<String> notes) {
    static TextBlock of(String... lines) {
        return new TextBlock(Arrays.asList(lines), 0, Set.of());
    }

    int width() {
        return lines.stream().mapToInt(String::length).max().orElse(0);
    }

    /** Returns this block with {@code title} as a line above it. */
    TextBlock below(String title) {
        List<String> titled = new ArrayList<>(lines);
        titled.add(0, title);
        return new TextBlock(titled, axis + 1, notes);
    }

    /** Combines blocks side by side, {@code gap} blanks apart, with their axes on one line. */
    static TextBlock beside(List<TextBlock> blocks, int gap) {
        int axis = blocks.stream().mapToInt(TextBlock::axis).max().orElse(0);
        List<StringBuilder> rows = new ArrayList<>();
        Set<String> notes = new LinkedHashSet<>();
        int left = 0;
        for (TextBlock block : blocks) {
            for (int i = 0; i < block.lines.size(); i++) {
                int row = axis - block.axis + i;
                while (rows.size() <= row) {
                    rows.add(new StringBuilder());
                }
                rows.get(row).append(" ".repeat(left - rows.get(row).length())).append(block.lines.get(i));
            }
            left += block.width() + gap;
            notes.addAll(block.notes);
        }
        return new TextBlock(rows.stream().map(StringBuilder::toString).toList(), axis, notes);
    }

    /** Combines blocks one below the other, with an empty line between them. */
    static TextBlock stacked(List<TextBlock> blocks) {
        List<String> lines = new ArrayList<>();
        Set<String> notes = new LinkedHashSet<>();
        for (TextBlock block : blocks) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            lines.addAll(block.lines);
            notes.addAll(block.notes);
        }
        return new TextBlock(lines, 0, notes);
    }

    String print() {
        List<String> all = new ArrayList<>();
        for (String line : lines) {
            all.add(line.stripTrailing());
        }
        if (!notes.isEmpty()) {
            all.add(String.join(", ", notes));
        }
        return String.join("\n", all);
    }
}
