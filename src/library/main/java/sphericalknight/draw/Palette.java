package sphericalknight.draw;

/**
 * The colours of a picture, each as {@code #RRGGBB}. Shapes keep a contrast of 3 : 1 and text of 4.5 : 1 against what they
 * lie on. Colour never carries a meaning alone: every state has a shape of its own.
 *
 * @param paper the sheet that every picture brings along
 * @param light the light squares
 * @param dark the dark squares; a1 is one
 * @param ink titles, arrows, outlines of white pieces, bodies of black ones
 * @param quiet coordinates, square numbers, clear bits
 * @param set the tile of a set bit
 * @param wrong a bit that should not be there, and the outline of one that is missing
 * @param mark the ring or tile of a marked square
 * @param onTile the 1 or cross on a tile
 * @param white bodies of white pieces
 * @param black bodies of black pieces
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
            "#1D1F22", "#34383D", "#2A2D31", "#E6E1D6", "#A6A39B", "#4F9CF0", "#F0795B", "#E0B04A", "#14161A",
            "#F4F0E6", "#14161A");
}
