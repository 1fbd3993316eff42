package sphericalknight.draw;

/**
 * The pieces for pages that draw their own boards: one SVG symbol for each letter, {@code piece-K} and so on, 36 by 36 units. The page's
 * style sheet colours the classes {@code body-white}, {@code body-black}, {@code lines-white} and {@code lines-black}.
 */
public final class PieceSprite {
    private PieceSprite() {}

    /**
     * An invisible SVG element that defines the symbols; insert it into the page once.
     *
     * @param letters pieces, as in FEN: {@code "KBNk"}
     * @throws IllegalArgumentException if a letter does not name a piece
     */
    public static String of(String letters) {
        StringBuilder svg = new StringBuilder("<svg class=\"sprite\" aria-hidden=\"true\">");
        for (char letter : letters.toCharArray()) {
            Pieces.check(letter);
            String colour = Pieces.isWhite(letter) ? "white" : "black";
            svg.append("<symbol id=\"piece-").append(letter).append("\" viewBox=\"0 0 36 36\">");
            svg.append(path("body-" + colour, Pieces.body(letter)));
            svg.append(path("lines-" + colour, Pieces.detail(letter)));
            svg.append("</symbol>");
        }
        return svg.append("</svg>").toString();
    }

    private static String path(String style, CellShape shape) {
        return "<path class=\"" + style + "\" d=\"M" + Svg.number(shape.x()) + " " + Svg.number(shape.y())
                + shape.steps() + "\"/>";
    }
}
