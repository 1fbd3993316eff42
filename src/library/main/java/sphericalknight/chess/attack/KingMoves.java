package sphericalknight.chess.attack;

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
 * <p>Four shifts for eight neighbours: first to both sides, then the whole row of three up and down.
 *
 * @see <a href="https://www.chessprogramming.org/King_Pattern">King pattern</a>
 */
public final class KingMoves {
    private KingMoves() {}

    /**
     * The squares attacked by at least one of {@code kings}, occupied or empty.
     *
     * @param kings any set of squares; none attack none
     * @return the union of all their attacks
     */
    public static long attacks(long kings) {
        long sides = Shift.east(kings) | Shift.west(kings);
        long columns = kings | sides;
        return sides | Shift.north(columns) | Shift.south(columns);
    }
}
