package sphericalknight.chess.attack;

/**
 * A method of finding the squares attacked by a rook, a bishop or a queen. All methods return the same sets and differ in speed and memory.
 * {@link RayWalk} is the simple reference for the others; {@link SliderMethods} lists them.
 *
 * <pre>{@code
 *    rook(d4, occupied)   bishop(d4, occupied)    o: occupied, x: attacked, X: both
 * 7  . . . o . . o .      x . . o . . X .
 * 6  . . . X . . . .      . x . o . x . .
 * 5  . . . x . . . .      . . x . x . . .
 * 4  . X x R x x x x      . o . B . . . .
 * 3  . . . x o . . .      . . x . X . . .
 * 2  . . . x . o . .      . x . . . o . .
 * 1  . . . x . . . .      x . . . . . . .
 *    a b c d e f g h      a b c d e f g h
 * }</pre>
 *
 * <p>The first occupied square in each direction is attacked (it may hold a piece to capture); the squares behind it are not.
 * Bit {@code i} is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63. Whether the slider's own square is in {@code occupied} makes no
 * difference.
 */
public interface Sliders {
    /**
     * The squares attacked by a rook on {@code square}: those along its file and rank up to and including the first occupied one in each
     * direction.
     */
    long rook(int square, long occupied);

    /**
     * The squares attacked by a bishop on {@code square}: those along its two diagonals up to and including the first occupied one in each
     * direction.
     */
    long bishop(int square, long occupied);

    /** The squares attacked by a queen on {@code square}: those of a rook and those of a bishop there. */
    default long queen(int square, long occupied) {
        return rook(square, occupied) | bishop(square, occupied);
    }

    /** The name of this method on the command line: one lower-case word, such as "magic". */
    String name();

    /** The size of this method's tables: the bytes of their array elements; 0 if the method uses no tables. */
    int tableBytes();
}
