package sphericalknight.storage.positions;

import static sphericalknight.chess.position.Piece.BLACK;

import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/** The true answers to the questions of an {@link Interview}; a decoder has no position, and what it gives for an answer is not looked at. */
record Truth(Position position) {
    boolean blackToMove() {
        return position != null && position.side() == BLACK;
    }

    boolean more(int piece, int than) {
        return position != null && Long.bitCount(position.pieces(Piece.side(piece), Piece.kind(piece))) > than;
    }

    boolean castles(int rook) {
        return position != null && (position.castlingRooks() >>> rook & 1) != 0;
    }

    boolean ordinary() {
        return position == null || position.hasOrdinaryCastling();
    }

    boolean passing(int square) {
        return position != null && position.enPassant() == square && position.enPassantIsLegal();
    }
}
