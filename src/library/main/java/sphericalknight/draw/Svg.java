package sphericalknight.draw;

import java.util.List;

/**
 * Writes the few SVG elements of which pictures are made. They use no classes, ids or external fonts, so a drawing can be embedded in any
 * page.
 */
final class Svg {
    private static final int MARGIN = 18;

    final Palette palette = Palette.LIGHT;
    private final StringBuilder out = new StringBuilder();

    private Svg() {}

    /** Returns a complete SVG document with {@code figure} on a background. */
    static String document(Figure figure) {
        String width = number(figure.width() + 2 * MARGIN);
        String height = number(figure.height() + 2 * MARGIN);
        Svg svg = new Svg();
        svg.out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "\" height=\"" + height
                + "\" viewBox=\"0 0 " + width + " " + height
                + "\" font-family=\"sans-serif\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><rect width=\""
                + width
                + "\" height=\"" + height + "\" rx=\"10\" fill=\"" + svg.palette.paper() + "\"/>");
        svg.place(MARGIN, MARGIN, 1, () -> figure.draw(svg));
        return svg.out.append("</svg>").toString();
    }

    /** Runs {@code drawing} with the origin moved to (x, y) and every length multiplied by {@code scale}. */
    void place(double x, double y, double scale, Runnable drawing) {
        out.append("<g transform=\"translate(" + number(x) + " " + number(y) + ")"
                + (scale == 1 ? "" : "scale(" + number(scale) + ")") + "\">");
        drawing.run();
        out.append("</g>");
    }

    /** Draws a filled shape; writes nothing if the path is empty. */
    void fill(CharSequence path, String colour, String... attributes) {
        path(path, "fill=\"" + colour + "\"", attributes);
    }

    /** Draws a line with round ends and corners; writes nothing if the path is empty. */
    void line(CharSequence path, String colour, double width, String... attributes) {
        path(path, "fill=\"none\" " + stroke(colour, width), attributes);
    }

    /** The attributes of an outline; its ends and corners are round, as everywhere in a {@link #document}. */
    static String stroke(String colour, double width) {
        return "stroke=\"" + colour + "\" stroke-width=\"" + number(width) + "\"";
    }

    private void path(CharSequence path, String paint, String... attributes) {
        if (path.length() > 0) {
            out.append("<path d=\"" + path + "\" " + paint);
            for (String attribute : attributes) {
                out.append(' ').append(attribute);
            }
            out.append("/>");
        }
    }

    /** Draws one line of text whose baseline starts, ends or is centred at (x, y); anchor is start, middle or end. */
    void text(double x, double y, String anchor, Font font, String colour, String text) {
        out.append("<text x=\"" + number(x) + "\" y=\"" + number(y) + "\""
                + (anchor.equals("start") ? "" : " text-anchor=\"" + anchor + "\"") + font.attributes() + " fill=\""
                + colour + "\">" + escape(text) + "</text>");
    }

    /** Draws words in the same style, as one group. */
    void words(double size, String colour, List<Word> words, String... attributes) {
        if (!words.isEmpty()) {
            out.append("<g text-anchor=\"middle\" font-size=\"" + number(size) + "\" fill=\"" + colour + "\"");
            for (String attribute : attributes) {
                out.append(' ').append(attribute);
            }
            out.append('>');
            for (Word word : words) {
                out.append("<text x=\"" + number(word.x()) + "\" y=\"" + number(word.y()) + "\">" + escape(word.text())
                        + "</text>");
            }
            out.append("</g>");
        }
    }

    /** A word centred at x with its baseline at y. */
    record Word(double x, double y, String text) {}

    /** Formats a number without trailing zeros: 3 for 3.0, 2.5 for 2.50; at most three digits after the point. */
    static String number(double value) {
        long thousandths = Math.round(Math.abs(value) * 1000);
        String fraction = Long.toString(1000 + thousandths % 1000).substring(1).replaceAll("0+$", "");
        String digits = thousandths / 1000 + (fraction.isEmpty() ? "" : "." + fraction);
        return value < 0 && thousandths > 0 ? "-" + digits : digits;
    }

    /** Escapes {@code text} for the content of an element or for an attribute in double quotes. */
    static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** Returns {@code words} as one clean line, or null if nothing is left. */
    static String title(String words) {
        String title = clean(words);
        return title.isEmpty() ? null : title;
    }

    /**
     * Returns {@code text} on one line, without blanks at its ends: each run of white space becomes a blank, and each control character,
     * unpaired surrogate, U+FFFE and U+FFFF becomes a replacement character.
     */
    static String clean(String text) {
        return text.strip().replaceAll("\\s+", " ").replaceAll("[\\p{Cntrl}\\p{Cs}\uFFFE\uFFFF]", "\uFFFD");
    }
}
