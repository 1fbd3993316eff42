package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;

/** The size, generic family and weight of a text. The reader's fonts are unknown, so widths are estimates. */
record Font(double size, boolean mono, boolean bold) {
    static final Font TITLE = new Font(13, false, true);
    static final Font HEX = new Font(12, true, false);
    static final Font LABEL = new Font(11, false, false);
    static final Font OPERATOR = new Font(18, true, false);
    static final Font REMARK = new Font(13, false, false);

    String attributes() {
        return " font-size=\"" + Svg.number(size) + "\"" + (mono ? " font-family=\"monospace\"" : "")
                + (bold ? " font-weight=\"600\"" : "");
    }

    double widthOf(String text) {
        return text.length() * size * (mono ? 0.61 : bold ? 0.6 : 0.56);
    }

    /** Breaks {@code text} into lines of at most {@code width} pixels: between words, and inside a word too long for a line. */
    List<String> wrap(String text, double width) {
        int longest = (int) (width / widthOf("x"));
        List<String> lines = new ArrayList<>();
        for (String word :
                text.replaceAll("(\\S{" + longest + "})(?=\\S)", "$1 ").split(" ")) {
            int last = lines.size() - 1;
            if (last >= 0 && widthOf(lines.get(last) + " " + word) <= width) {
                lines.set(last, lines.get(last) + " " + word);
            } else {
                lines.add(word);
            }
        }
        return lines;
    }
}
