package sphericalknight.draw;

/** The geometry of arrows: thin lines between the centres of squares, with a head or a bar at the end. */
final class Arrows {
    private static final double HEAD = 9;

    final StringBuilder lines = new StringBuilder();
    final StringBuilder heads = new StringBuilder();
    private final long occupied;

    /** Creates an empty drawing; arrows added to it stop at the edge of {@code occupied} squares, so that their heads remain visible. */
    Arrows(long occupied) {
        this.occupied = occupied;
    }

    void add(Board.Arrow arrow) {
        double x1 = CellShape.left(arrow.from()) + 18;
        double y1 = CellShape.top(arrow.from()) + 18;
        double x2 = CellShape.left(arrow.to()) + 18;
        double y2 = CellShape.top(arrow.to()) + 18;
        double length = Math.hypot(x2 - x1, y2 - y1);
        if (length == 0) {
            return;
        }
        // (ux, uy) points along the arrow, one unit long; (-uy, ux) across it.
        double ux = (x2 - x1) / length;
        double uy = (y2 - y1) / length;
        double edge = 1 / Math.max(Math.abs(ux), Math.abs(uy));
        lines.append("M" + point(x1 + 13 * edge * ux, y1 + 13 * edge * uy));
        if (arrow.blocked()) {
            double x = x2 + 17 * edge * ux;
            double y = y2 + 17 * edge * uy;
            lines.append("L" + point(x, y));
            lines.append("M" + point(x - 10 * uy, y + 10 * ux) + "L" + point(x + 10 * uy, y - 10 * ux));
        } else {
            double stop = (occupied >>> arrow.to() & 1) != 0 ? 15.5 * edge : 4;
            double x = x2 - (stop + HEAD) * ux;
            double y = y2 - (stop + HEAD) * uy;
            lines.append("L" + point(x, y));
            heads.append("M" + point(x2 - stop * ux, y2 - stop * uy));
            heads.append("L" + point(x - 4.5 * uy, y + 4.5 * ux) + "L" + point(x + 4.5 * uy, y - 4.5 * ux) + "z");
        }
    }

    private static String point(double x, double y) {
        return Svg.number(Math.round(x * 10) / 10.0) + " " + Svg.number(Math.round(y * 10) / 10.0);
    }
}
