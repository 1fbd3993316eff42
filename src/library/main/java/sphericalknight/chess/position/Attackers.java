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
 * Finds the pieces that attack a square, by looking back from it: a knight attacks e4 exactly when a knight on e4 would attack it. The same
 * is true of every piece except pawns, for which the attacks of the other colour are used.
 */
final class Attackers {
    private final Sliders sliders;

    Attackers(Sliders sliders) {
        this.sliders = sliders;
    }

    /** The squares of the pieces of {@code side} that attack {@code square}; {@code occupied} are the squares that block sliders. */
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
