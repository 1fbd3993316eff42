package sphericalknight.draw;

import java.util.function.IntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A path in a cell of 36 by 36 units. All steps after the start are relative, so that the same path text can be used on every square.
 *
 * @param x where the path starts, from the left edge of the cell
 * @param y where the path starts, from the upper edge of the cell
 * @param steps the rest of the path
 */
record CellShape(double x, double y, String steps) {
    /** The distance from one square to the next, in units that do not depend on the size in pixels. */
    static final int CELL = 36;

    /** Splits a path into x, y and steps. It must be initialised before the shapes below, which are read with it. */
    private static final Pattern START = Pattern.compile("([\\d.]+) ([\\d.]+)(.*)");

    static final CellShape NONE = new CellShape(0, 0, "");
    /** A path that a thick round outline turns into a tile of 28 units with rounded corners. */
    static final CellShape TILE = of("8 8h20v20h-20z");
    /** A line of length 0, whose round ends make a dot. */
    static final CellShape DOT = of("18 18h0");

    static final CellShape ONE = of("15.3 14.8l3.2-2.3v11");
    static final CellShape CROSS = of("13 13l10 10m0-10l-10 10");
    static final CellShape CORNER_CROSS = of("24.5 5.5l6 6m0-6l-6 6");
    static final CellShape OUTLINE = of("8 5h20q3 0 3 3v20q0 3-3 3h-20q-3 0-3-3v-20q0-3 3-3z");
    static final CellShape RING = of("18 3a15 15 0 1 0 .01 0z");
    static final CellShape TILE_RING = of("9 7h18q2 0 2 2v18q0 2-2 2h-18q-2 0-2-2v-18q0-2 2-2z");

    /** Reads a path: {@code "x y"} and the steps after them. */
    static CellShape of(String path) {
        Matcher start = START.matcher(path);
        if (!start.matches()) {
            throw new IllegalArgumentException("\"" + path + "\" does not start with two numbers");
        }
        return new CellShape(Double.parseDouble(start.group(1)), Double.parseDouble(start.group(2)), start.group(3));
    }

    /** Returns SVG path data that draws this shape on each of {@code squares}; "" for the empty set. */
    String on(long squares) {
        return on(squares, square -> this);
    }

    /** Returns SVG path data that draws, on each of {@code squares}, the shape that {@code shapes} gives for it. */
    static String on(long squares, IntFunction<CellShape> shapes) {
        StringBuilder path = new StringBuilder();
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            CellShape shape = shapes.apply(square);
            if (shape != NONE) {
                path.append("M" + Svg.number(left(square) + shape.x) + " " + Svg.number(top(square) + shape.y)
                        + shape.steps);
            }
        }
        return path.toString();
    }

    /** The left edge of a square's cell: 0 for the a-file, 36 for the b-file, and so on. */
    static int left(int square) {
        return CELL * (square & 7);
    }

    /** The upper edge of a square's cell: 0 for rank 8, 36 for rank 7, and so on. */
    static int top(int square) {
        return CELL * (7 - (square >>> 3));
    }

    /**
     * Returns SVG path data that hatches {@code squares}: rising lines at intervals of a third of a cell, which continue across
     * neighbouring cells.
     */
    static String hatching(long squares) {
        StringBuilder path = new StringBuilder();
        int board = 8 * CELL;
        for (int sum = 12; squares != 0 && sum < 2 * board; sum += 12) {
            int right = Math.min(board, sum);
            int length = 0;
            for (int x = Math.max(0, sum - board); x <= right; x += 12) {
                // The step from x to x + 12 lies in one cell: the one that holds its middle.
                int file = (x + 6) / CELL;
                int rank = 7 - (sum - x - 6) / CELL;
                if (x < right && (squares >>> (8 * rank + file) & 1) != 0) {
                    length += 12;
                } else if (length > 0) {
                    path.append("M" + (x - length) + " " + (sum - x + length) + "l" + length + "-" + length);
                    length = 0;
                }
            }
        }
        return path.toString();
    }
}
