package sphericalknight.chess.attack;

import sphericalknight.bits.Squares;
import sphericalknight.chess.board.Shift;

/**
 * Squares attacked by kings. Bit {@code i} is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63. Every {@code long} is a valid set of squares,
 * so no input is rejected.
 *
 * <pre>{@code
 *    kings              sides              columns            attacks
 * 5  . . . . . . . .    . . . . . . . .    . . . . . . . .    . . x x x . . .
 * 4  . . . K . . . .    . . x . x . . .    . . x x x . . .    . . x . x . . .
 * 3  . . . . . . . .    . . . . . . . .    . . . . . . . .    . . x x x . . .
 *    a b c d e f g h    a b c d e f g h    a b c d e f g h    a b c d e f g h
 * }</pre>
 *
 * <p>Four shifts for eight neighbours: first to both sides, then the resulting row of three up and down.
 *
 * @see <a href="https://www.chessprogramming.org/King_Pattern">King pattern</a>
 */
public final class KingMoves {
    private KingMoves() {}

    /** The squares attacked by at least one of {@code kings}, occupied or empty. */
    public static long attacks(long kings) {
        long sides = Shift.east(kings) | Shift.west(kings);
        long columns = kings | sides;
        return sides | Shift.north(columns) | Shift.south(columns);
    }

    /**
     * The number of moves a king has from {@code square} on an empty board: 3, 5 or 8. All 64 squares together have 420.
     *
     * <pre>{@code
     * 8  3 5 5 5 5 5 5 3
     * 7  5 8 8 8 8 8 8 5
     *    . . .                  3 in the 4 corners, 5 on the 24 other squares of the edge,
     * 2  5 8 8 8 8 8 8 5        8 on the 36 squares inside: 12 + 120 + 288 = 420
     * 1  3 5 5 5 5 5 5 3
     *    a b c d e f g h
     * }</pre>
     *
     * @throws IllegalArgumentException if {@code square} is not on the board
     */
    public static int count(int square) {
        return Long.bitCount(attacks(Squares.bit(square)));
    }
}
