package sphericalknight.draw;

/**
 * The colours of a picture, each as {@code #RRGGBB}. The contrast with the background is at least 3 : 1 for shapes and 4.5 : 1 for text.
 * Colour alone never carries meaning: every state has its own shape.
 *
 * @param paper the background of every picture
 * @param light the light squares
 * @param dark the dark squares, such as a1
 * @param ink titles, labels, arrows
 * @param quiet coordinates, square numbers, clear bits
 * @param set the tile of a set bit
 * @param wrong a bit that should not be set, and the outline of a missing bit
 * @param mark the ring or tile of a marked square
 * @param onTile the 1 or cross on a tile
 * @param white bodies of white pieces, lines of black ones
 * @param black bodies of black pieces, lines of white ones
 */
public record Palette(
        String paper,
        String light,
        String dark,
        String ink,
        String quiet,
        String set,
        String wrong,
        String mark,
        String onTile,
        String white,
        String black) {
    /** Dark ink on light paper, for notebooks. */
    public static final Palette LIGHT = new Palette(
            "#FFFDF8", "#F3EDE1", "#E3D9C6", "#2B2A28", "#625C52", "#1F6FC5", "#C8401F", "#946400", "#FFFFFF",
            "#FFFFFF", "#2B2A28");

    /** Light ink on dark paper: for dark pages. */
    public static final Palette DARK = new Palette(
            "#1D1F22", "#42474E", "#2A2D31", "#E6E1D6", "#B8B5AD", "#4F9CF0", "#F0795B", "#E0B04A", "#14161A",
            "#F4F0E6", "#14161A");
}
