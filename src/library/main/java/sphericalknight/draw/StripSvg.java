package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;

/** Draws a {@link Strip}. */
final class StripSvg {
    private static final int BYTE_GAP = 6;
    private static final int LEVEL = 22;
    private static final double TITLE = 13;
    private static final double HEX = 12;

    private StripSvg() {}

    private static int cell(Strip strip) {
        return strip.width >= 64 ? 13 : strip.width == 32 ? 20 : 24;
    }

    private static int cellHeight(Strip strip) {
        return strip.width >= 64 ? 20 : 26;
    }

    /** The left edge of a bit's cell. */
    private static double left(Strip strip, int bit) {
        int fromLeft = strip.perLine() - 1 - bit % strip.perLine();
        return fromLeft * cell(strip) + fromLeft / 8 * BYTE_GAP;
    }

    static double width(Strip strip) {
        double cells = left(strip, 0) + cell(strip);
        double header = Svg.widthOf(strip.hex(), HEX, Svg.MONO)
                + (strip.title == null ? 0 : Svg.widthOf(strip.title, TITLE, Svg.SANS) + 16);
        return Math.max(cells, header);
    }

    static double height(Strip strip) {
        double height = 18;
        for (int lastBit = strip.width - strip.perLine(); lastBit >= 0; lastBit -= strip.perLine()) {
            height += lineHeight(strip, lastBit);
        }
        return height;
    }

    static double axis(Strip strip) {
        return 18 + 16 + cellHeight(strip) / 2.0;
    }

    private static double lineHeight(Strip strip, int lastBit) {
        return 16
                + cellHeight(strip)
                + LEVEL * brackets(strip, lastBit).levels().size()
                + 4;
    }

    private static Brackets brackets(Strip strip, int lastBit) {
        return Brackets.of(
                strip, lastBit, bit -> left(strip, bit), cell(strip), label -> Svg.widthOf(label, 11, Svg.SANS), 4);
    }

    static void draw(Strip strip, Svg svg) {
        String ink = svg.palette.ink();
        if (strip.title != null) {
            svg.text(0, 12, "start", TITLE, Svg.SANS, ink, strip.title);
            svg.text(width(strip), 12, "end", HEX, Svg.MONO, ink, strip.hex());
        } else {
            svg.text(0, 12, "start", HEX, Svg.MONO, ink, strip.hex());
        }
        double y = 18;
        for (int lastBit = strip.width - strip.perLine(); lastBit >= 0; lastBit -= strip.perLine()) {
            int last = lastBit;
            svg.place(0, y, 1, () -> drawLine(strip, last, svg));
            y += lineHeight(strip, lastBit);
        }
    }

    private static void drawLine(Strip strip, int lastBit, Svg svg) {
        drawNumbers(strip, lastBit, svg);
        svg.place(0, 16, 1, () -> drawCells(strip, lastBit, svg));
        double y = 16 + cellHeight(strip) + 3;
        for (List<Brackets.Bracket> level : brackets(strip, lastBit).levels()) {
            StringBuilder lines = new StringBuilder();
            List<Svg.Word> labels = new ArrayList<>();
            for (Brackets.Bracket bracket : level) {
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

    /** The numbers of the first and the last bit of each byte, of all bits where there is room. */
    private static void drawNumbers(Strip strip, int lastBit, Svg svg) {
        List<Svg.Word> numbers = new ArrayList<>();
        for (int bit = lastBit + strip.perLine() - 1; bit >= lastBit; bit--) {
            if (strip.width < 64 || bit % 8 == 7 || bit % 8 == 0) {
                numbers.add(new Svg.Word(left(strip, bit) + cell(strip) / 2.0, 11, Integer.toString(bit)));
            }
        }
        svg.words(strip.width > 64 ? 8 : 10, svg.palette.quiet(), numbers);
    }

    private static void drawCells(Strip strip, int lastBit, Svg svg) {
        int width = cell(strip);
        int height = cellHeight(strip);
        StringBuilder bytes = new StringBuilder();
        StringBuilder ones = new StringBuilder();
        StringBuilder marked = new StringBuilder();
        StringBuilder wrong = new StringBuilder();
        StringBuilder zeros = new StringBuilder();
        StringBuilder signs = new StringBuilder();
        StringBuilder rings = new StringBuilder();
        StringBuilder tileRings = new StringBuilder();
        String tile = "m3.5 3.5h" + (width - 7) + "v" + (height - 7) + "h-" + (width - 7) + "z";
        String ring = "m2.5 2.5h" + (width - 5) + "v" + (height - 5) + "h-" + (width - 5) + "z";
        String middle = "m" + Svg.number(width / 2.0) + " " + height / 2;
        for (int bit = lastBit + strip.perLine() - 1; bit >= lastBit; bit--) {
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
            if (strip.isMarked(bit)) {
                (strip.isSet(bit) || strip.isWrong(bit) ? tileRings : rings).append(at + ring);
            }
        }
        Palette colours = svg.palette;
        String round = "stroke-linejoin=\"round\"";
        svg.fill(bytes, colours.dark());
        svg.line(zeros, colours.quiet(), 1.2);
        svg.fill(ones, colours.set(), "stroke=\"" + colours.set() + "\" stroke-width=\"5\"", round);
        svg.fill(marked, colours.mark(), "stroke=\"" + colours.mark() + "\" stroke-width=\"5\"", round);
        svg.fill(wrong, colours.wrong(), "stroke=\"" + colours.wrong() + "\" stroke-width=\"5\"", round);
        svg.line(rings, colours.mark(), 2, round);
        svg.line(tileRings, colours.onTile(), 1, round);
        svg.line(signs, colours.onTile(), 1.6, round, "stroke-linecap=\"round\"");
    }
}
