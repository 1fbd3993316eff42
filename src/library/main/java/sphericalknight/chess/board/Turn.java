package sphericalknight.chess.board;

/**
 * The board turned on the table. A turn is two mirrors, one after the other. Bit {@code i} is square {@code i}: a1 = 0, b1 = 1, ...
 * h8 = 63.
 *
 * <pre>{@code
 *    set                clockwise          counterclockw.     half
 * 8  . . . . . . . .    1 1 1 1 1 . . .    . . . . . . . .    . . . . . . . 1
 * 7  . . . . . . . .    . . 1 . 1 . . .    . . . . . . . .    . . . . . . . 1
 * 6  . . . . . . . .    . . . . 1 . . .    . . . . . . . .    . . . . . . 1 1
 * 5  1 1 1 . . . . .    . . . . . . . .    . . . . . . . .    . . . . . . . 1
 * 4  1 . . . . . . .    . . . . . . . .    . . . . . . . .    . . . . . 1 1 1
 * 3  1 1 . . . . . .    . . . . . . . .    . . . 1 . . . .    . . . . . . . .
 * 2  1 . . . . . . .    . . . . . . . .    . . . 1 . 1 . .    . . . . . . . .
 * 1  1 . . . . . . .    . . . . . . . .    . . . 1 1 1 1 1    . . . . . . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating">Flipping, mirroring and rotating</a>
 */
public final class Turn {
    private Turn() {}

    /**
     * A quarter turn clockwise: what stood on a1 stands on a8, what stood on a8 stands on h8.
     *
     * @return square (file, rank) moved to (rank, 7 - file)
     */
    public static long clockwise(long set) {
        return Mirror.topBottom(Mirror.diagonal(set));
    }

    /**
     * A quarter turn counterclockwise: what stood on a1 stands on h1, what stood on h1 stands on h8.
     *
     * @return square (file, rank) moved to (7 - rank, file)
     */
    public static long counterclockwise(long set) {
        return Mirror.leftRight(Mirror.diagonal(set));
    }

    /**
     * A half turn: the view from the other chair. The JDK's {@link Long#reverse} does the same.
     *
     * @return square (file, rank) moved to (7 - file, 7 - rank)
     */
    public static long half(long set) {
        return Mirror.topBottom(Mirror.leftRight(set));
    }
}
