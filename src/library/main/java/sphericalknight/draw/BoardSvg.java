package sphericalknight.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Draws a {@link Board}. Shapes are in units of 36 to a square, whatever the pixels. */
final class BoardSvg {
    /** Pixels left of the board, for the rank digits. */
    static final int LEFT = 16;
    /** Pixels below the board, for the file letters. */
    static final int BELOW = 16;

    private static final int CELL = 36;
    private static final double TITLE = 13;
    private static final double HEX = 12;

    private BoardSvg() {}

    /** Pixels above the board. */
    static double header(Board board) {
        int lines = headerLines(board).size();
        return lines == 0 ? 0 : 17 * lines + 5;
    }

    /** The title, wrapped, and the hex value; the hex value stands on the title's line where it fits. */
    private static List<String> headerLines(Board board) {
        List<String> lines = new ArrayList<>();
        if (board.title != null) {
            lines.addAll(Svg.wrap(board.title, TITLE, 8 * board.pixels));
        }
        if (board.showsSet && !hexFitsBeside(board, lines)) {
            lines.add(Draw.hex(board.set));
        }
        return lines;
    }

    private static boolean hexFitsBeside(Board board, List<String> title) {
        return title.size() == 1
                && Svg.widthOf(title.get(0), TITLE, Svg.SANS) + 8 + Svg.widthOf(Draw.hex(0), HEX, Svg.MONO)
                        <= 8 * board.pixels;
    }

    static void draw(Board board, Svg svg) {
        drawHeader(board, svg);
        double top = header(board);
        svg.place(LEFT, top, board.pixels / (double) CELL, () -> {
            drawSquares(board, svg);
            drawStates(board, svg);
            drawPieces(board, svg);
            drawTexts(board, svg);
            drawArrows(board, svg);
        });
        List<Svg.Word> coordinates = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            double middle = (i + 0.5) * board.pixels;
            coordinates.add(new Svg.Word(5, top + middle + 4, "" + (8 - i)));
            coordinates.add(new Svg.Word(LEFT + middle, top + 8 * board.pixels + 14, "" + (char) ('a' + i)));
        }
        svg.words(11, svg.palette.quiet(), coordinates);
    }

    private static void drawHeader(Board board, Svg svg) {
        List<String> lines = headerLines(board);
        String hex = Draw.hex(board.set);
        double y = 12;
        for (String line : lines) {
            boolean title = !line.equals(hex);
            svg.text(LEFT, y, "start", title ? TITLE : HEX, title ? Svg.SANS : Svg.MONO, svg.palette.ink(), line);
            y += 17;
        }
        if (board.showsSet && !lines.contains(hex)) {
            svg.text(LEFT + 8 * board.pixels, 12, "end", HEX, Svg.MONO, svg.palette.ink(), hex);
        }
    }

    /** All squares light, then the dark ones at once: bars of every other rank XOR bars of every other file. */
    private static void drawSquares(Board board, Svg svg) {
        svg.fill("M0 0h288v288H0z", svg.palette.light());
        StringBuilder bars = new StringBuilder();
        for (int i = 36; i < 288; i += 72) {
            bars.append("M0 " + i + "h288v36H0zM" + i + " 0h36v288h-36z");
        }
        svg.fill(bars, svg.palette.dark(), "fill-rule=\"evenodd\"");
        svg.line(hatching(board.hatch), svg.palette.quiet(), 1.25);
    }

    private static void drawStates(Board board, Svg svg) {
        long covered = board.covered();
        long wrong = board.wrong;
        long ones = board.set & ~wrong;
        long missing = board.missing & ~ones & ~wrong;
        long clear = ~(ones | wrong | missing | covered | board.hatch);
        Palette colours = svg.palette;
        svg.line(paths(clear, s -> "m18 18h0"), colours.quiet(), 3, "stroke-linecap=\"round\"");
        tiles(ones & ~board.mark, colours.set(), svg);
        tiles(ones & board.mark, colours.mark(), svg);
        tiles(wrong, colours.wrong(), svg);
        svg.line(
                paths(missing, s -> "m8 5h20l3 3v20l-3 3h-20l-3-3v-20z"),
                colours.wrong(),
                2,
                "stroke-dasharray=\"5 3\"");
        svg.line(paths(board.mark & ~ones, s -> "m18 3a15 15 0 1 0 .01 0z"), colours.mark(), 2.5);
        svg.line(paths(ones & board.mark & ~covered, s -> "m18 7.5a10.5 10.5 0 1 0 .01 0z"), colours.onTile(), 1.5);
        svg.line(
                paths(ones & ~covered, s -> "m15.2 15l3.3-2.5v11.5")
                        + paths(wrong & ~covered, s -> "m13 13l10 10m0-10l-10 10"),
                colours.onTile(),
                2.6,
                "stroke-linecap=\"round\"",
                "stroke-linejoin=\"round\"");
    }

    /** A square whose thick round outline makes it a tile of 28 units with round corners. */
    private static void tiles(long squares, String colour, Svg svg) {
        svg.fill(
                paths(squares, s -> "m8 8h20v20h-20z"),
                colour,
                "stroke=\"" + colour + "\" stroke-width=\"8\" stroke-linejoin=\"round\"");
    }

    private static void drawPieces(Board board, Svg svg) {
        long white = 0;
        long black = 0;
        for (int square = 0; square < 64; square++) {
            if (board.pieces[square] != 0) {
                white |= Pieces.isWhite(board.pieces[square]) ? 1L << square : 0;
                black |= Pieces.isWhite(board.pieces[square]) ? 0 : 1L << square;
            }
        }
        Function<Integer, String> body = square -> Pieces.body(board.pieces[square]);
        Function<Integer, String> detail = square -> Pieces.detail(board.pieces[square]);
        String join = "stroke-linejoin=\"round\"";
        Palette colours = svg.palette;
        svg.fill(paths(white, body), colours.white(), "stroke=\"" + colours.black() + "\" stroke-width=\"1.6\"", join);
        svg.line(paths(white, detail), colours.black(), 1.6, join);
        svg.fill(
                paths(black, body),
                colours.black(),
                "stroke=\"" + colours.white() + "\" stroke-width=\"2.4\" paint-order=\"stroke\"",
                join);
        svg.line(paths(black, detail), colours.white(), 1.6, join);
    }

    private static void drawTexts(Board board, Svg svg) {
        long tiles = board.set | board.wrong;
        List<Svg.Word> onTiles = new ArrayList<>();
        List<Svg.Word> labels = new ArrayList<>();
        List<Svg.Word> numbers = new ArrayList<>();
        for (int square = 0; square < 64; square++) {
            String text = board.written(square);
            if (text != null && board.pieces[square] == 0) {
                boolean tile = (tiles >>> square & 1) != 0;
                (tile ? onTiles : board.labels[square] != null ? labels : numbers)
                        .add(new Svg.Word(x(square) + 18, y(square) + 22.5, text));
            }
        }
        double size = board.pixels < CELL ? 15 : 13;
        svg.words(size, svg.palette.onTile(), onTiles);
        svg.words(size, svg.palette.ink(), labels);
        svg.words(size, svg.palette.quiet(), numbers);
    }

    private static void drawArrows(Board board, Svg svg) {
        StringBuilder lines = new StringBuilder();
        StringBuilder heads = new StringBuilder();
        for (Board.Arrow arrow : board.arrows) {
            Arrows.add(arrow, lines, heads);
        }
        svg.line(lines, svg.palette.paper(), 4.5, "stroke-linecap=\"round\"");
        svg.line(lines, svg.palette.ink(), 2, "stroke-linecap=\"round\"");
        svg.fill(heads, svg.palette.ink(), "stroke=\"" + svg.palette.paper() + "\" paint-order=\"stroke\"");
    }

    /** One subpath per square of {@code squares}, each beginning at the upper left corner of its cell. */
    private static String paths(long squares, Function<Integer, String> shape) {
        StringBuilder path = new StringBuilder();
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            String steps = shape.apply(square);
            path.append(steps.isEmpty() ? "" : "M" + x(square) + " " + y(square) + steps);
        }
        return path.toString();
    }

    /** Rising lines, three to a cell; neighbours' lines are drawn in one stroke. */
    private static String hatching(long squares) {
        StringBuilder path = new StringBuilder();
        for (int sum = 12; squares != 0 && sum < 576; sum += 12) {
            int length = 0;
            for (int x = Math.max(0, sum - 288); x <= Math.min(288, sum); x += 12) {
                int file = (x + 6) / CELL;
                int row = (sum - x - 6) / CELL;
                boolean inside = x < Math.min(288, sum) && (squares >>> (8 * (7 - row) + file) & 1) != 0;
                if (inside) {
                    length += 12;
                } else if (length > 0) {
                    path.append("M" + (x - length) + " " + (sum - x + length) + "l" + length + "-" + length);
                    length = 0;
                }
            }
        }
        return path.toString();
    }

    static int x(int square) {
        return CELL * (square & 7);
    }

    static int y(int square) {
        return CELL * (7 - (square >>> 3));
    }
}
