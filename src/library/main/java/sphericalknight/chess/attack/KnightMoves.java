package sphericalknight.chess.attack;

import static sphericalknight.chess.board.Lines.NOT_A;
import static sphericalknight.chess.board.Lines.NOT_AB;
import static sphericalknight.chess.board.Lines.NOT_GH;
import static sphericalknight.chess.board.Lines.NOT_H;

import sphericalknight.bits.Squares;

/**
 * Squares attacked by knights. Bit {@code i} is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63. Every {@code long} is a valid set of
 * squares, so no input is rejected.
 *
 * <pre>{@code
 * 6  . . x . x . . .    N = d4 = 27
 * 5  . x . . . x . .    up 2, right 1:   27 + 17 = 44 = e6
 * 4  . . . N . . . .    down 1, left 2:  27 - 10 = 17 = b3
 * 3  . x . . . x . .    A jump over the side edge lands one or two files in
 * 2  . . x . x . . .    from the other side; the mask clears those files.
 *    a b c d e f g h
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/Knight_Pattern">Knight pattern</a>
 */
public final class KnightMoves {
    private KnightMoves() {}

    /** The squares attacked by at least one of {@code knights}, occupied or empty. */
    public static long attacks(long knights) {
        long oneRight = ((knights << 17) | (knights >>> 15)) & NOT_A;
        long oneLeft = ((knights << 15) | (knights >>> 17)) & NOT_H;
        long twoRight = ((knights << 10) | (knights >>> 6)) & NOT_AB;
        long twoLeft = ((knights << 6) | (knights >>> 10)) & NOT_GH;
        return oneRight | oneLeft | twoRight | twoLeft;
    }

    /**
     * The number of moves a knight has from {@code square} on an empty board: 2, 3, 4, 6 or 8. All 64 squares together have 336.
     *
     * @throws IllegalArgumentException if {@code square} is not on the board
     */
    public static int count(int square) {
        return Long.bitCount(attacks(Squares.bit(square)));
    }
}
