package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;

/** Draws a {@link Board}: title and hex value above, coordinates outside, {@link CellsSvg} in the middle. */
final class BoardSvg {
    /** Pixels left of the board, for the rank digits. */
    private static final int LEFT = 15;
    /** Pixels below the board, for the file letters. */
    private static final int BELOW = 15;

    private static final int LINE = 17;

    private BoardSvg() {}

    static double width(Board board) {
        return LEFT + 8 * board.pixels;
    }

    static double height(Board board) {
        return header(board) + 8 * board.pixels + BELOW;
    }

    static double axis(Board board) {
        return header(board) + 4 * board.pixels;
    }

    /** The height in pixels of the title and the hex value above the board; 0 if there is neither. */
    private static double header(Board board) {
        int lines = titleLines(board).size() + (board.showsSet && !hexBesideTitle(board) ? 1 : 0);
        return lines == 0 ? 0 : LINE * lines + 4;
    }

    private static List<String> titleLines(Board board) {
        return board.title == null ? List.of() : Font.TITLE.wrap(board.title, 8 * board.pixels);
    }

    /**
     * Whether the hex value is beside the title. In a row all hex values are below their titles; a single board keeps both on one line if
     * they fit.
     */
    private static boolean hexBesideTitle(Board board) {
        List<String> title = titleLines(board);
        return !board.inRow
                && title.size() == 1
                && Font.TITLE.widthOf(title.get(0)) + 8 + Font.HEX.widthOf(Draw.hex(0)) <= 8 * board.pixels;
    }

    static void draw(Board board, Svg svg) {
        drawHeader(board, svg);
        double top = header(board);
        svg.place(LEFT, top, board.pixels / (double) CellShape.CELL, () -> new CellsSvg(board, svg).draw());
        List<Svg.Word> coordinates = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            double middle = (i + 0.5) * board.pixels;
            coordinates.add(new Svg.Word(4, top + middle + 4, "" + (8 - i)));
            coordinates.add(new Svg.Word(LEFT + middle, top + 8 * board.pixels + 14, "" + board.files.charAt(i)));
        }
        svg.words(Font.LABEL.size(), svg.palette.quiet(), coordinates);
    }

    private static void drawHeader(Board board, Svg svg) {
        double baseline = 12;
        for (String line : titleLines(board)) {
            svg.text(LEFT, baseline, "start", Font.TITLE, svg.palette.ink(), line);
            baseline += LINE;
        }
        if (board.showsSet && hexBesideTitle(board)) {
            svg.text(LEFT + 8 * board.pixels, 12, "end", Font.HEX, svg.palette.quiet(), board.hex());
        } else if (board.showsSet) {
            svg.text(LEFT, baseline, "start", Font.HEX, svg.palette.quiet(), board.hex());
        }
    }
}
