package sphericalknight.draw;

/** The geometry of arrows: thin lines between the middles of squares, with a head or a bar at the end. */
final class Arrows {
    private Arrows() {}

    static void add(Board.Arrow arrow, StringBuilder lines, StringBuilder heads) {
        double x1 = BoardSvg.x(arrow.from()) + 18;
        double y1 = BoardSvg.y(arrow.from()) + 18;
        double x2 = BoardSvg.x(arrow.to()) + 18;
        double y2 = BoardSvg.y(arrow.to()) + 18;
        double length = Math.hypot(x2 - x1, y2 - y1);
        if (length == 0) {
            return;
        }
        // (ux, uy) points along the arrow, one unit long; (-uy, ux) across it.
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        String start = "M" + point(x1 + 11 * ux, y1 + 11 * uy);
        if (arrow.blocked()) {
            double x = x2 + 16 * ux;
            double y = y2 + 16 * uy;
            lines.append(start + "L" + point(x, y));
            lines.append("M" + point(x - 9 * uy, y + 9 * ux) + "L" + point(x + 9 * uy, y - 9 * ux));
        } else {
            double x = x2 - 14 * ux;
            double y = y2 - 14 * uy;
            lines.append(start + "L" + point(x, y));
            heads.append("M" + point(x2 - 5 * ux, y2 - 5 * uy));
            heads.append("L" + point(x - 5 * uy, y + 5 * ux) + "L" + point(x + 5 * uy, y - 5 * ux) + "z");
        }
    }

    private static String point(double x, double y) {
        return Svg.number(Math.round(x * 10) / 10.0) + " " + Svg.number(Math.round(y * 10) / 10.0);
    }
}
