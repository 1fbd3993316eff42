package sphericalknight.storage.games;

import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;

/** The last moves played. Their squares and kinds are -1 for moves before the start of the game. */
final class LastMoves {
    int plies;
    /** The target square of the enemy's last move, and the kind of the piece now on it. */
    int lastTo;

    int lastKind;
    /** The last move of the side to move, and the kind of the piece now on its target square; 6 if the square is empty. */
    int ownFrom;

    int ownTo;
    int ownKind;
    /** The move of the side to move before that, as {@link Move} codes it, or -1. */
    int ownBefore;

    /** The key of the position in the book: 32 bits of its Zobrist key. */
    int key;

    void look(GameCursor cursor) {
        plies = cursor.plies();
        int last = cursor.played(1);
        lastTo = last < 0 ? -1 : MoveCandidate.destination(last);
        lastKind = last < 0 ? -1 : kindOn(cursor, lastTo);
        int own = cursor.played(2);
        ownFrom = own < 0 ? -1 : Move.from(own);
        ownTo = own < 0 ? -1 : MoveCandidate.destination(own);
        ownKind = own < 0 ? -1 : kindOn(cursor, ownTo);
        ownBefore = cursor.played(4);
        key = (int) (cursor.position().key() >>> 20);
    }

    private static int kindOn(GameCursor cursor, int square) {
        int piece = cursor.position().pieceAt(square);
        return piece == Piece.NONE ? MoveCandidate.NOBODY : Piece.kind(piece);
    }
}
