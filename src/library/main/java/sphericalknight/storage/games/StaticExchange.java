package sphericalknight.storage.games;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.PAWN;

import sphericalknight.chess.position.Position;

/**
 * Static exchange evaluation: the material that a move wins or loses if both sides keep capturing on its target square, always with the
 * cheapest piece, and stop when capturing no longer pays. Pawn 1, knight and bishop 3, rook 5, queen 9.
 *
 * <pre>{@code
 * RxP, the pawn is defended by a pawn     +1 -5     = -4
 * NxN, defended by a bishop               +3 -3     =  0
 * BxN, not defended                       +3        = +3
 * a quiet move onto an attacked square    0 - piece, or a smaller loss if it is defended
 * }</pre>
 *
 * <p>When a piece leaves a line, the slider behind it joins the exchange. Pins are ignored; a king captures only what is not defended.
 *
 * @see <a href="https://www.chessprogramming.org/Static_Exchange_Evaluation">Static exchange evaluation</a>
 */
final class StaticExchange {
    static final int[] VALUE = {1, 3, 3, 5, 9, 50};

    private StaticExchange() {}

    /**
     * The balance of a move for the side that makes it, in pawns.
     *
     * @param kind the kind of piece that moves from {@code from} to {@code to}
     * @param captured the value of the captured piece, 0 for none
     */
    static int balance(Position position, int from, int to, int kind, int captured) {
        return captured - gain(position, to, 1 - position.side(), kind, position.occupied() & ~(1L << from));
    }

    /** What a side wins by capturing the piece of kind {@code standing} on a square, or 0 if it had better not. */
    private static int gain(Position position, int square, int side, int standing, long occupied) {
        long takers = position.attackers(square, side, occupied) & occupied;
        if (takers == 0) {
            return 0;
        }
        int cheapest = PAWN;
        while ((takers & position.pieces(side, cheapest)) == 0) {
            cheapest++;
        }
        if (cheapest == KING && (position.attackers(square, 1 - side, occupied) & occupied) != 0) {
            return 0;
        }
        long taker = Long.lowestOneBit(takers & position.pieces(side, cheapest));
        return Math.max(0, VALUE[standing] - gain(position, square, 1 - side, cheapest, occupied ^ taker));
    }
}
