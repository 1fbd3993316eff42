package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;

/** Draws a {@link Strip}: title and hex value above, then bit numbers and cells, brackets below. */
final class StripSvg {
    private static final int BYTE_GAP = 6;
    private static final int LEVEL = 22;

    private StripSvg() {}

    private static int cell(Strip strip) {
        return strip.width >= 64 ? 13 : strip.width == 32 ? 20 : 24;
    }

    private static int cellHeight(Strip strip) {
        return strip.width >= 64 ? 20 : 26;
    }

    /** The left edge of a bit's cell, in pixels from the left edge of the strip. */
    private static double left(Strip strip, int bit) {
        int fromLeft = strip.width - 1 - bit;
        return fromLeft * cell(strip) + fromLeft / 8 * BYTE_GAP;
    }

    static double width(Strip strip) {
        double cells = left(strip, 0) + cell(strip);
        double title = strip.title == null ? 0 : Font.TITLE.widthOf(strip.title) + 16;
        return Math.max(cells, title + Font.HEX.widthOf(strip.hex()));
    }

    static double height(Strip strip) {
        return 18 + 16 + cellHeight(strip) + LEVEL * brackets(strip).size() + 4;
    }

    static double axis(Strip strip) {
        return 18 + 16 + cellHeight(strip) / 2.0;
    }

    private static List<List<Bracket>> brackets(Strip strip) {
        return Bracket.levels(strip, bit -> left(strip, bit), cell(strip), Font.LABEL::widthOf, 4);
    }

    static void draw(Strip strip, Svg svg) {
        if (strip.title != null) {
            svg.text(0, 12, "start", Font.TITLE, svg.palette.ink(), strip.title);
            svg.text(width(strip), 12, "end", Font.HEX, svg.palette.quiet(), strip.hex());
        } else {
            svg.text(0, 12, "start", Font.HEX, svg.palette.quiet(), strip.hex());
        }
        svg.place(0, 18, 1, () -> drawLine(strip, svg));
    }

    private static void drawLine(Strip strip, Svg svg) {
        drawNumbers(strip, svg);
        svg.place(0, 16, 1, () -> drawCells(strip, svg));
        double y = 16 + cellHeight(strip) + 3;
        for (List<Bracket> level : brackets(strip)) {
            StringBuilder lines = new StringBuilder();
            List<Svg.Word> labels = new ArrayList<>();
            for (Bracket bracket : level) {
                double length = bracket.right() - bracket.left() - 3;
                lines.append("M" + Svg.number(bracket.left() + 1.5) + " " + Svg.number(y) + "v4h" + Svg.number(length)
                        + "v-4");
                labels.add(new Svg.Word(bracket.middle(), y + 15, bracket.label()));
            }
            svg.line(lines, svg.palette.quiet(), 1.25);
            svg.words(11, svg.palette.ink(), labels);
            y += LEVEL;
        }
    }

    /** Draws the numbers of the first and last bit of each byte, or of all bits if there is room. */
    private static void drawNumbers(Strip strip, Svg svg) {
        List<Svg.Word> numbers = new ArrayList<>();
        for (int bit = strip.width - 1; bit >= 0; bit--) {
            if (strip.width < 64 || bit % 8 == 7 || bit % 8 == 0) {
                numbers.add(new Svg.Word(left(strip, bit) + cell(strip) / 2.0, 11, Integer.toString(bit)));
            }
        }
        svg.words(10, svg.palette.quiet(), numbers);
    }

    private static void drawCells(Strip strip, Svg svg) {
        int width = cell(strip);
        int height = cellHeight(strip);
        String middle = "m" + Svg.number(width / 2.0) + " " + height / 2;
        String tile = "m3.5 3.5h" + (width - 7) + "v" + (height - 7) + "h-" + (width - 7) + "z";
        StringBuilder bytes = new StringBuilder();
        StringBuilder ones = new StringBuilder();
        StringBuilder marked = new StringBuilder();
        StringBuilder wrong = new StringBuilder();
        StringBuilder zeros = new StringBuilder();
        StringBuilder signs = new StringBuilder();
        for (int bit = strip.width - 1; bit >= 0; bit--) {
            String at = "M" + Svg.number(left(strip, bit)) + " 0";
            if (bit % 8 == 7) {
                bytes.append(at + "h" + 8 * width + "v" + height + "h-" + 8 * width + "z");
            }
            if (strip.isWrong(bit)) {
                wrong.append(at + tile);
                signs.append(at + middle + "m-3-3l6 6m0-6l-6 6");
            } else if (strip.isSet(bit)) {
                (strip.isMarked(bit) ? marked : ones).append(at + tile);
                signs.append(at + middle + "m-2-2.5l2-1.5v8");
            } else {
                zeros.append(at + middle + "m0-4q2.6 0 2.6 4t-2.6 4-2.6-4 2.6-4z");
            }
        }
        Palette colours = svg.palette;
        svg.fill(bytes, colours.dark());
        svg.line(zeros, colours.quiet(), 1.2);
        tiles(ones, colours.set(), svg);
        tiles(marked, colours.mark(), svg);
        tiles(wrong, colours.wrong(), svg);
        svg.line(signs, colours.onTile(), 1.6);
        svg.line(frames(strip), colours.mark(), 2);
    }

    private static void tiles(CharSequence path, String colour, Svg svg) {
        svg.fill(path, colour, Svg.stroke(colour, 5));
    }

    /** Returns SVG path data that draws a frame around each run of marked bits. */
    private static String frames(Strip strip) {
        StringBuilder frames = new StringBuilder();
        int end = cellHeight(strip) + 2;
        int first = strip.width - 1;
        for (int bit = first; bit >= 0; bit--) {
            if (strip.isMarked(bit) && (bit == first || !strip.isMarked(bit + 1))) {
                double left = left(strip, bit) - 1;
                int last = bit;
                while (last > 0 && strip.isMarked(last - 1)) {
                    last--;
                }
                String length = Svg.number(left(strip, last) + cell(strip) + 1 - left);
                frames.append("M" + Svg.number(left) + "-1h" + length + "v" + end + "h-" + length + "z");
            }
        }
        return frames.toString();
    }
}
