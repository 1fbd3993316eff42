package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;

/**
 * A picture of bits in a ring, clockwise from the top: the first is the highest, and it follows the last. Immutable: each method returns a
 * new ring.
 *
 * <pre>{@code
 * ring("a ring", 0b00010111, 8).window(6, 3)
 * a ring
 * 0 0 0 1 0 1 1 1, then again from the first
 * window at place 6: 110 = 6
 * }</pre>
 */
public final class Ring extends Figure {
    private static final int TITLE = 20;
    private static final int BAND = 36;

    private final String title;
    private final long word;
    private final int bits;
    private final List<String> names;
    private final int place;
    private final int size;

    Ring(String title, long word, int bits) {
        this(Svg.title(title), word, bits, List.of(), 0, 0);
        if (bits < 3 || bits > 64) {
            throw new IllegalArgumentException("a ring of " + bits + " bits cannot be drawn; 3 to 64 can");
        }
    }

    private Ring(String title, long word, int bits, List<String> names, int place, int size) {
        this.title = title;
        this.word = word;
        this.bits = bits;
        this.names = names;
        this.place = place;
        this.size = size;
    }

    /**
     * Frames a window and writes its bits and their value in the middle.
     *
     * @param place the place of its first bit, 0 for the highest; places beyond the last begin again
     * @throws IllegalArgumentException if the place is negative, or the window empty or larger than the ring
     */
    public Ring window(int place, int size) {
        if (place < 0 || size < 1 || size > bits) {
            throw new IllegalArgumentException(
                    "a window of " + size + " bits at place " + place + " does not fit a ring of " + bits);
        }
        return new Ring(title, word, bits, names, place % bits, size);
    }

    /**
     * Writes a name at each place in place of its bit: in red for a 1, in black for a 0.
     *
     * @param names one name for each bit, such as a card
     * @throws IllegalArgumentException if there are more or fewer names than bits
     */
    public Ring names(String... names) {
        if (names.length != bits) {
            throw new IllegalArgumentException(
                    "a ring of " + bits + " bits has " + bits + " names, not " + names.length);
        }
        return new Ring(title, word, bits, List.of(names), place, size);
    }

    private boolean isSet(int at) {
        return (word >>> (bits - 1 - at % bits) & 1) != 0;
    }

    private String window() {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < size; i++) {
            text.append(isSet(place + i) ? '1' : '0');
        }
        return text + " = " + Long.parseUnsignedLong(text.toString(), 2);
    }

    private double radius() {
        return Math.max(54, (names.isEmpty() ? 26 : 34) * bits / (2 * Math.PI));
    }

    private double x(int at) {
        return width() / 2 + radius() * Math.sin(2 * Math.PI * at / bits);
    }

    private double y(int at) {
        return axis() - radius() * Math.cos(2 * Math.PI * at / bits);
    }

    @Override
    double width() {
        double ring = 2 * radius() + BAND;
        return title == null ? ring : Math.max(ring, Font.TITLE.widthOf(title));
    }

    @Override
    double height() {
        return 2 * radius() + BAND + (title == null ? 0 : TITLE);
    }

    @Override
    double axis() {
        return height() - radius() - BAND / 2.0;
    }

    @Override
    void draw(Svg svg) {
        Palette colours = svg.palette;
        if (title != null) {
            svg.text(width() / 2, 12, "middle", Font.TITLE, colours.ink(), title);
        }
        if (size > 0) {
            String arc = "M" + at(place) + "A" + Svg.number(radius()) + " " + Svg.number(radius()) + " 0 "
                    + (2 * (size - 1) > bits ? 1 : 0) + " 1 " + at(place + size - 1);
            svg.line(arc, colours.mark(), BAND);
            svg.line(arc, colours.paper(), BAND - 4);
            svg.words(13, colours.ink(), List.of(new Svg.Word(width() / 2, axis() + 5, window())));
        }
        drawPlaces(svg);
    }

    private String at(int place) {
        return Svg.number(x(place)) + " " + Svg.number(y(place));
    }

    private void drawPlaces(Svg svg) {
        StringBuilder tiles = new StringBuilder();
        List<Svg.Word> ones = new ArrayList<>();
        List<Svg.Word> zeros = new ArrayList<>();
        for (int i = 0; i < bits; i++) {
            String text = names.isEmpty() ? isSet(i) ? "1" : "0" : names.get(i);
            (isSet(i) ? ones : zeros).add(new Svg.Word(x(i), y(i) + 4.5, text));
            tiles.append(isSet(i) ? "M" + Svg.number(x(i) - 7) + " " + Svg.number(y(i) - 7) + "h14v14h-14z" : "");
        }
        Palette colours = svg.palette;
        if (names.isEmpty()) {
            svg.fill(tiles, colours.set(), Svg.stroke(colours.set(), 5));
        }
        svg.words(13, names.isEmpty() ? colours.quiet() : colours.ink(), zeros);
        svg.words(13, names.isEmpty() ? colours.onTile() : colours.wrong(), ones);
    }

    @Override
    TextBlock text() {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < bits; i++) {
            line.append(names.isEmpty() ? isSet(i) ? "1" : "0" : names.get(i)).append(i < bits - 1 ? " " : "");
        }
        lines.add(line + ", then again from the first");
        if (size > 0) {
            lines.add("window at place " + place + ": " + window());
        }
        TextBlock block = TextBlock.of(lines.toArray(String[]::new));
        return title == null ? block : block.below(title);
    }
}
