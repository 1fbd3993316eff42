package sphericalknight.chess.board;

/**
 * Mirror images of sets of squares, each in three steps instead of 64. Every step swaps neighbours on the whole board at once: single
 * squares first, then blocks of two, then blocks of four. Bit {@code i} is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63.
 *
 * <pre>{@code
 *    set                leftRight(set)     topBottom(set)     diagonal(set)      antidiagonal
 * 8  . . . . . . . .    . . . . . . . .    1 . . . . . . .    . . . . . . . .    . . . 1 1 1 1 1
 * 7  . . . . . . . .    . . . . . . . .    1 . . . . . . .    . . . . . . . .    . . . 1 . 1 . .
 * 6  . . . . . . . .    . . . . . . . .    1 1 . . . . . .    . . . . . . . .    . . . 1 . . . .
 * 5  1 1 1 . . . . .    . . . . . 1 1 1    1 . . . . . . .    . . . . . . . .    . . . . . . . .
 * 4  1 . . . . . . .    . . . . . . . 1    1 1 1 . . . . .    . . . . . . . .    . . . . . . . .
 * 3  1 1 . . . . . .    . . . . . . 1 1    . . . . . . . .    . . . . 1 . . .    . . . . . . . .
 * 2  1 . . . . . . .    . . . . . . . 1    . . . . . . . .    . . 1 . 1 . . .    . . . . . . . .
 * 1  1 . . . . . . .    . . . . . . . 1    . . . . . . . .    1 1 1 1 1 . . .    . . . . . . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 *
 * <p>Mirroring twice gives the original set.
 *
 * @see <a href="https://www.chessprogramming.org/General_Setwise_Operations#Delta_Swap">Delta swap</a>
 * @see <a href="https://www.chessprogramming.org/Flipping_Mirroring_and_Rotating">Flipping, mirroring and rotating</a>
 */
public final class Mirror {
    /**
     * The left file of each pair of files. The next two constants are the left half of each block of four files, and of the whole board.
     */
    private static final long FILES_ACEG = 0x5555_5555_5555_5555L;

    private static final long FILES_ABEF = 0x3333_3333_3333_3333L;
    private static final long FILES_ABCD = 0x0F0F_0F0F_0F0F_0F0FL;

    /**
     * The lower rank of each pair of ranks. The next two constants are the lower half of each block of four ranks, and of the whole board.
     */
    private static final long RANKS_1357 = 0x00FF_00FF_00FF_00FFL;

    private static final long RANKS_1256 = 0x0000_FFFF_0000_FFFFL;
    private static final long RANKS_1234 = 0x0000_0000_FFFF_FFFFL;

    private Mirror() {}

    /**
     * The mirror image with left and right exchanged, so that the a-file becomes the h-file: neighbouring files are swapped, then
     * neighbouring pairs, then the halves.
     *
     * @return the set, with each square (file, rank) moved to (7 - file, rank)
     */
    public static long leftRight(long set) {
        set = swap(set, FILES_ACEG, 1);
        set = swap(set, FILES_ABEF, 2);
        return swap(set, FILES_ABCD, 4);
    }

    /**
     * The mirror image with top and bottom exchanged, so that the first rank becomes the eighth and the two sides change places. The JDK's
     * {@link Long#reverseBytes} does the same.
     *
     * @return the set, with each square (file, rank) moved to (file, 7 - rank)
     */
    public static long topBottom(long set) {
        set = swap(set, RANKS_1357, 8);
        set = swap(set, RANKS_1256, 16);
        return swap(set, RANKS_1234, 32);
    }

    /**
     * The mirror image across the diagonal a1-h8, so that files become ranks. In every block of 2 by 2 squares the lower right square (b1)
     * is swapped with the upper left one (a2), whose number is larger by 7; then the same with blocks of 4 by 4 and with the whole board.
     *
     * @return the set, with each square (file, rank) moved to (rank, file)
     */
    public static long diagonal(long set) {
        set = swap(set, ~FILES_ACEG & RANKS_1357, 7);
        set = swap(set, ~FILES_ABEF & RANKS_1256, 14);
        return swap(set, ~FILES_ABCD & RANKS_1234, 28);
    }

    /**
     * The mirror image across the diagonal h1-a8, so that files become ranks in reverse order. In every block of 2 by 2 squares the lower
     * left square (a1) is swapped with the upper right one (b2), whose number is larger by 9; then larger blocks are swapped as in {@link
     * #diagonal}.
     *
     * @return the set, with each square (file, rank) moved to (7 - rank, 7 - file)
     */
    public static long antidiagonal(long set) {
        set = swap(set, FILES_ACEG & RANKS_1357, 9);
        set = swap(set, FILES_ABEF & RANKS_1256, 18);
        return swap(set, FILES_ABCD & RANKS_1234, 36);
    }

    /**
     * Swaps each square of {@code lower} with the one {@code distance} higher (delta swap). If the two squares differ, both are flipped.
     *
     * <pre>{@code
     * set          1 0 1 1   distance 1, lower 0 1 0 1: the right one of each pair
     * set >>> 1    . 1 0 1   each left partner now stands over its right one
     * differ       . 1 . 0   the first pair differs, the second does not
     * flipped      0 1 1 1   set ^ differ ^ (differ << 1)
     * }</pre>
     */
    private static long swap(long set, long lower, int distance) {
        long differ = (set ^ (set >>> distance)) & lower;
        return set ^ differ ^ (differ << distance);
    }
}
