package sphericalknight.chess.position;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.attack.KnightMoves;
import sphericalknight.chess.attack.PawnMoves;
import sphericalknight.chess.attack.Sliders;

/**
 * The attackers of a square, and the squares a side attacks. Attackers are found in reverse: a knight attacks e4 exactly if a knight on e4
 * would attack it, and so for every piece; for pawns the attacks of the other colour are used.
 */
final class Attackers {
    private final Sliders sliders;

    Attackers(Sliders sliders) {
        this.sliders = sliders;
    }

    /** The pieces of {@code side} that attack {@code square} if {@code occupied} are the squares that block sliders. */
    long of(PositionState board, int square, int side, long occupied) {
        long here = 1L << square;
        long pawnsWay = side == Piece.WHITE ? PawnMoves.blackAttacks(here) : PawnMoves.whiteAttacks(here);
        long queens = board.pieces(side, QUEEN);
        return pawnsWay & board.pieces(side, PAWN)
                | KnightMoves.attacks(here) & board.pieces(side, KNIGHT)
                | KingMoves.attacks(here) & board.pieces(side, KING)
                | sliders.bishop(square, occupied) & (board.pieces(side, BISHOP) | queens)
                | sliders.rook(square, occupied) & (board.pieces(side, ROOK) | queens);
    }
}
