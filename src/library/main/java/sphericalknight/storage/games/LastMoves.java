package sphericalknight.storage.games;

import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;

/** The last moves played. Their squares and kinds are -1 for moves before the start of the game. */
final class LastMoves {
    int plies;
    /** The target square of the enemy's last move; {@link #lastKind} is the kind of the piece now on it. */
    int lastTo;

    int lastKind;
    /**
     * The start square of the last move made by the side to move; {@link #ownTo} is the target square of that move, {@link #ownKind} the
     * kind of the piece now on {@link #ownTo} (6 if there is none).
     */
    int ownFrom;

    int ownTo;
    int ownKind;
    /** The last move but one made by the side to move, as {@link Move} codes it; -1 if there is none. */
    int ownBefore;

    /** Bits 20 to 51 of the position's Zobrist key, for {@link FeatureFamilies#BOOK}. */
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
