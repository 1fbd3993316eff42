package sphericalknight.chess.perft;

import static sphericalknight.chess.position.Piece.BISHOP;
import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.KNIGHT;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.QUEEN;
import static sphericalknight.chess.position.Piece.ROOK;
import static sphericalknight.chess.position.Piece.WHITE;

import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.position.Position;

/** The way into {@link TreeCounter}: takes a {@link Position} apart into its nine numbers. */
final class SetPerft {
    private final Horizon horizon;
    private final TreeCounter tree;

    SetPerft(Sliders sliders, boolean bulk) {
        this.horizon = bulk ? new LeafCounter(sliders) : new EveryLeaf();
        this.tree = new TreeCounter(sliders, horizon);
    }

    /** The number of leaves; castling must be that of ordinary chess. */
    long count(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        int side = position.side();
        long own = position.pieces(side);
        long enemy = position.pieces(1 - side);
        long pawns = both(position, PAWN);
        long knights = both(position, KNIGHT);
        long diagonal = both(position, BISHOP) | both(position, QUEEN);
        long straight = both(position, ROOK) | both(position, QUEEN);
        long kings = both(position, KING);
        long enPassant = position.enPassant() == Position.NO_SQUARE ? 0 : 1L << position.enPassant();
        long rights = position.castlingRooks() | enPassant;
        int up = side == WHITE ? Forward.WHITE : Forward.BLACK;
        return depth == horizon.pliesLeft()
                ? horizon.leaves(own, enemy, pawns, knights, diagonal, straight, kings, rights, up)
                : tree.count(own, enemy, pawns, knights, diagonal, straight, kings, rights, up, depth);
    }

    private static long both(Position position, int kind) {
        return position.pieces(WHITE, kind) | position.pieces(BLACK, kind);
    }
}
