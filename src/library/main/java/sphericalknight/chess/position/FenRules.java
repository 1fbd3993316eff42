package sphericalknight.chess.position;

import static sphericalknight.chess.board.Lines.RANK_1;
import static sphericalknight.chess.board.Lines.RANK_8;
import static sphericalknight.chess.position.Piece.BLACK;
import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.NONE;
import static sphericalknight.chess.position.Piece.PAWN;
import static sphericalknight.chess.position.Piece.WHITE;

import sphericalknight.bits.Squares;
import sphericalknight.chess.attack.KingMoves;

/** Checks the rules that a position must obey to be playable, but not whether a game can reach it. */
final class FenRules {
    private FenRules() {}

    static void checkPieces(PositionState board) {
        for (int side = WHITE; side <= BLACK; side++) {
            String name = Piece.sideName(side);
            int kings = Long.bitCount(board.pieces(side, KING));
            int pawns = Long.bitCount(board.pieces(side, PAWN));
            int all = Long.bitCount(board.pieces(side));
            long lost = board.pieces(side, PAWN) & (RANK_1 | RANK_8);
            if (kings != 1) {
                throw fault(name + " has " + kings + " kings; exactly one is needed");
            }
            if (pawns > 8) {
                throw fault(name + " has " + pawns + " pawns; 8 at most are possible");
            }
            if (all > 16) {
                throw fault(name + " has " + all + " pieces; 16 at most are possible");
            }
            if (lost != 0) {
                throw fault(name + " has a pawn on " + Squares.name(Long.numberOfTrailingZeros(lost))
                        + "; pawns stand on ranks 2 to 7");
            }
        }
    }

    private static IllegalArgumentException fault(String sentence) {
        return Fen.fault(1, "pieces", sentence);
    }

    /**
     * Checks the en passant square, if there is one: its rank, the pawn that has just passed over it, and that this square and the pawn's
     * start square are empty.
     */
    static void checkEnPassant(PositionState board) {
        int side = board.side;
        int enPassant = board.enPassant;
        if (enPassant == PositionState.NO_SQUARE) {
            return;
        }
        int forward = side == WHITE ? -8 : 8;
        int pawn = enPassant + forward;
        int start = enPassant - forward;
        String other = Piece.sideName(1 - side);
        String fault = null;
        if (Squares.rank(enPassant) != (side == WHITE ? 5 : 2)) {
            fault = other + " has just moved, so rank " + (side == WHITE ? 6 : 3) + " is needed";
        } else if (board.pieceAt(pawn) != Piece.of(1 - side, PAWN)) {
            fault = "a pawn of " + other + " is needed on " + Squares.name(pawn);
        } else if (board.pieceAt(enPassant) != NONE || board.pieceAt(start) != NONE) {
            fault = Squares.name(enPassant) + " and " + Squares.name(start)
                    + " must be empty, a pawn has just come this way";
        }
        if (fault != null) {
            throw Fen.fault(4, "en passant", '"' + Squares.name(enPassant) + "\": " + fault);
        }
    }

    static void checkNotCapturable(Position position) {
        int waiting = 1 - position.side();
        int king = position.kingSquare(waiting);
        int other = position.kingSquare(position.side());
        if ((KingMoves.attacks(Squares.bit(king)) & Squares.bit(other)) != 0) {
            String kings = "the kings on " + Squares.name(other) + " and " + Squares.name(king);
            throw Fen.fault(1, "pieces", kings + " touch; a square must lie between them");
        }
        if (position.isAttacked(king, position.side())) {
            throw Fen.fault(
                    2,
                    "side to move",
                    Piece.sideName(position.side()) + " could capture the king on " + Squares.name(king)
                            + "; it must be " + Piece.sideName(waiting) + "'s turn");
        }
    }
}
