package sphericalknight.storage.games;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.PawnMoves;
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
 * <p>When a piece leaves a line, the slider behind it joins the exchange. Pins are ignored.
 *
 * @see <a href="https://www.chessprogramming.org/Static_Exchange_Evaluation">Static exchange evaluation</a>
 */
final class StaticExchange {
    static final int[] VALUE = {1, 3, 3, 5, 9, 50};

    private final int[] gains = new int[34];

    /** The pieces of both sides that attack a square if {@code occupied} are the squares that block sliders. */
    static long attackers(Position position, int square, long occupied) {
        long here = 1L << square;
        return PawnMoves.blackAttacks(here) & position.pieces(WHITE, PAWN)
                | PawnMoves.whiteAttacks(here) & position.pieces(BLACK, PAWN)
                | KnightMoves.attacks(here) & both(position, KNIGHT)
                | KingMoves.attacks(here) & both(position, KING)
                | PositionFacts.SLIDERS.bishop(square, occupied) & (both(position, BISHOP) | both(position, QUEEN))
                | PositionFacts.SLIDERS.rook(square, occupied) & (both(position, ROOK) | both(position, QUEEN));
    }

    private static long both(Position position, int kind) {
        return position.pieces(WHITE, kind) | position.pieces(BLACK, kind);
    }

    /**
     * The balance of a move for the side that makes it, in pawns.
     *
     * @param kind the kind of piece that moves from {@code from} to {@code to}
     * @param captured the value of the captured piece, 0 for none
     */
    int balance(Position position, int from, int to, int kind, int captured) {
        long diagonal = both(position, BISHOP) | both(position, QUEEN);
        long straight = both(position, ROOK) | both(position, QUEEN);
        long occupied = position.occupied() & ~(1L << from);
        long attackers = attackers(position, to, occupied) & occupied;
        int side = 1 - position.side();
        int standing = VALUE[kind];
        int depth = 0;
        gains[0] = captured;
        while (true) {
            long mine = attackers & position.pieces(side);
            if (mine == 0) {
                break;
            }
            int cheapest = PAWN;
            while ((mine & position.pieces(side, cheapest)) == 0) {
                cheapest++;
            }
            if (cheapest == KING && (attackers & position.pieces(1 - side)) != 0) {
                break;
            }
            depth++;
            gains[depth] = standing - gains[depth - 1];
            standing = VALUE[cheapest];
            long taker = mine & position.pieces(side, cheapest);
            occupied ^= taker & -taker;
            if (cheapest == PAWN || cheapest == BISHOP || cheapest == QUEEN) {
                attackers |= PositionFacts.SLIDERS.bishop(to, occupied) & diagonal;
            }
            if (cheapest == ROOK || cheapest == QUEEN) {
                attackers |= PositionFacts.SLIDERS.rook(to, occupied) & straight;
            }
            attackers &= occupied;
            side = 1 - side;
        }
        for (; depth > 0; depth--) {
            gains[depth - 1] = Math.min(gains[depth - 1], -gains[depth]);
        }
        return gains[0];
    }
}
