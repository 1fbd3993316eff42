package sphericalknight.chess.attack;

import static sphericalknight.chess.board.Lines.RANK_4;
import static sphericalknight.chess.board.Lines.RANK_5;

import sphericalknight.chess.board.Shift;

/**
 * The target square of en passant captures. Bit {@code i} is square {@code i}: a1 = 0, b1 = 1, ... h8 = 63.
 *
 * <pre>{@code
 *    d7-d5 was played   target
 * 6  . . . . . . . .    . . . x . . . .
 * 5  . . P p P . . P    . . . . . . . .
 *    a b c d e f g h    a b c d e f g h
 * }</pre>
 *
 * @see <a href="https://www.chessprogramming.org/En_passant">En passant</a>
 */
public final class EnPassant {
    private EnPassant() {}

    /**
     * The square that a pawn passed over in a double push and on which an enemy pawn can capture it: a set with one square, on the third or
     * the sixth rank; 0 if {@code pushed} is on another rank.
     *
     * @param pushed the square of the pawn after its double push, as a set: on the fourth rank (White's) or the fifth (Black's)
     */
    public static long target(long pushed) {
        return Shift.south(pushed & RANK_4) | Shift.north(pushed & RANK_5);
    }
}
