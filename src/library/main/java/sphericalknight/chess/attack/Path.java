package sphericalknight.chess.attack;

/**
 * The straight or diagonal path between two squares, from tables. It shows pins and checks: if the only piece on the path from the king to
 * an enemy slider is the slider itself, it gives check; if there is one more piece, that piece may be pinned.
 *
 * <pre>{@code
 *    between(b2, e5)    to(b2, e5)         line(b2, e5)
 * 8  . . . . . . . .    . . . . . . . .    . . . . . . . x
 * 7  . . . . . . . .    . . . . . . . .    . . . . . . x .
 * 6  . . . . . . . .    . . . . . . . .    . . . . . x . .
 * 5  . . . . . . . .    . . . . x . . .    . . . . x . . .
 * 4  . . . x . . . .    . . . x . . . .    . . . x . . . .
 * 3  . . x . . . . .    . . x . . . . .    . . x . . . . .
 * 2  . . . . . . . .    . . . . . . . .    . x . . . . . .
 * 1  . . . . . . . .    . . . . . . . .    x . . . . . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 */
public final class Path {
    private static final long[] TO = new long[64 * 64];
    private static final long[] LINE = new long[64 * 64];

    static {
        Sliders walk = new RayWalk();
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                long ends = 1L << from | 1L << to;
                if (from == to) {
                    continue;
                }
                if ((walk.rook(from, 0) >>> to & 1) != 0) {
                    TO[64 * from + to] = walk.rook(from, ends) & walk.rook(to, ends) | 1L << to;
                    LINE[64 * from + to] = walk.rook(from, 0) & walk.rook(to, 0) | ends;
                }
                if ((walk.bishop(from, 0) >>> to & 1) != 0) {
                    TO[64 * from + to] = walk.bishop(from, ends) & walk.bishop(to, ends) | 1L << to;
                    LINE[64 * from + to] = walk.bishop(from, 0) & walk.bishop(to, 0) | ends;
                }
            }
        }
    }

    private Path() {}

    /**
     * The squares strictly between two squares: the empty set for neighbours and equal squares, and for squares that share no file, rank or
     * diagonal.
     */
    public static long between(int from, int to) {
        return TO[64 * from + to] & ~(1L << to);
    }

    /**
     * The squares of the path from one square to another, including {@code to} but not {@code from}: the empty set for squares that share
     * no file, rank or diagonal, and if {@code from} equals {@code to}.
     */
    public static long to(int from, int to) {
        return TO[64 * from + to];
    }

    /**
     * The whole file, rank or diagonal through two squares, from edge to edge: the empty set for squares that share no file, rank or
     * diagonal, and if {@code from} equals {@code to}.
     */
    public static long line(int from, int to) {
        return LINE[64 * from + to];
    }
}
