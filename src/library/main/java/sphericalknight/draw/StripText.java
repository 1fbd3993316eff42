package sphericalknight.draw;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Writes a {@link Strip} as plain text and describes it in words. */
final class StripText {
    private StripText() {}

    static TextBlock text(Strip strip) {
        List<String> lines = new ArrayList<>();
        Set<String> notes = new LinkedHashSet<>();
        if (strip.title != null) {
            lines.add(strip.title);
        }
        int axis = lines.size();
        bits(strip, lines);
        signs(strip, lines, notes);
        brackets(strip, lines);
        lines.add(strip.hex() + ", " + ones(strip));
        return new TextBlock(lines, axis, notes);
    }

    /** The column of a bit in the text, 0 for the highest bit: there is one character for each bit, and a blank after every byte. */
    private static int column(Strip strip, int bit) {
        int fromLeft = strip.width - 1 - bit;
        return fromLeft + fromLeft / 8;
    }

    private static void bits(Strip strip, List<String> lines) {
        StringBuilder line = new StringBuilder();
        for (int bit = strip.width - 1; bit >= 0; bit--) {
            line.append(strip.isSet(bit) ? '1' : '0').append(bit % 8 == 0 ? " " : "");
        }
        lines.add(line.toString());
    }

    private static void signs(Strip strip, List<String> lines, Set<String> notes) {
        StringBuilder line = new StringBuilder();
        for (int bit = strip.width - 1; bit >= 0; bit--) {
            char sign = strip.isWrong(bit) ? 'x' : strip.isMarked(bit) ? '@' : ' ';
            line.append(sign).append(bit % 8 == 0 ? " " : "");
            if (sign != ' ') {
                notes.add(sign == 'x' ? "x wrong" : "@ marked");
            }
        }
        if (!line.toString().isBlank()) {
            lines.add(line.toString());
        }
    }

    private static void brackets(Strip strip, List<String> lines) {
        List<List<Bracket>> levels = Bracket.levels(strip, bit -> column(strip, bit), 1, String::length, 1);
        for (List<Bracket> level : levels) {
            StringBuilder line = new StringBuilder();
            StringBuilder labels = new StringBuilder();
            for (Bracket bracket : level) {
                int left = (int) bracket.left();
                int length = (int) (bracket.right() - bracket.left());
                write(line, left, length == 1 ? "^" : "\\" + "_".repeat(length - 2) + "/");
                int start = left + Math.floorDiv(length - bracket.label().length(), 2);
                write(labels, Math.max(0, start), bracket.label());
            }
            lines.add(line.toString());
            lines.add(labels.toString());
        }
    }

    /** Writes {@code text} over the blanks at {@code column}. */
    private static void write(StringBuilder line, int column, String text) {
        int end = column + text.length();
        line.append(" ".repeat(Math.max(0, end - line.length())));
        line.replace(column, end, text);
    }

    static String alt(Strip strip) {
        List<String> parts = new ArrayList<>();
        parts.add(strip.hex() + ", " + ones(strip));
        StringBuilder values = new StringBuilder();
        for (Strip.Field field : strip.fields) {
            if (field.value()) {
                values.append(' ').append(field.label());
            } else {
                String bits = field.bits() == 1 ? "bit " : "bits " + field.highBit() + " to ";
                parts.add(bits + field.lowBit() + ": " + field.label());
            }
        }
        if (!values.isEmpty()) {
            parts.add("values of the fields:" + values);
        }
        part("wrong", strip.shown(strip.wrong), parts);
        part("marked", strip.shown(strip.mark), parts);
        return (strip.title == null ? "word of " + strip.width + " bits" : strip.title) + ": "
                + String.join("; ", parts);
    }

    private static void part(String name, long bits, List<String> parts) {
        if (bits != 0) {
            StringBuilder numbers = new StringBuilder();
            for (int bit = 63; bit >= 0; bit--) {
                numbers.append((bits >>> bit & 1) == 0 ? "" : " " + bit);
            }
            parts.add(name + " bits:" + numbers);
        }
    }

    private static String ones(Strip strip) {
        int ones = strip.ones();
        return ones + (ones == 1 ? " one" : " ones");
    }
}
