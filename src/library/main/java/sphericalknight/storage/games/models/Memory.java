package sphericalknight.storage.games.models;

import sphericalknight.chess.position.Move;
import sphericalknight.chess.position.Piece;
import sphericalknight.storage.games.Line;

/** What was played last. Squares are -1 where the game had not begun. */
final class Memory {
    int plies;
    /** Where the enemy's last move ended and the kind that stands there now. */
    int lastTo;

    int lastKind;
    /** The own last move, and the kind that stands on its square of arrival now, 6 for nothing. */
    int ownFrom;

    int ownTo;
    int ownKind;
    /** The own move before that, as {@link Move} codes it, or -1. */
    int ownBefore;

    /** 32 bits of the position's Zobrist key. */
    int key;

    void look(Line line) {
        plies = line.plies();
        int last = line.played(1);
        lastTo = last < 0 ? -1 : Candidate.destination(last);
        lastKind = last < 0 ? -1 : kindOn(line, lastTo);
        int own = line.played(2);
        ownFrom = own < 0 ? -1 : Move.from(own);
        ownTo = own < 0 ? -1 : Candidate.destination(own);
        ownKind = own < 0 ? -1 : kindOn(line, ownTo);
        ownBefore = line.played(4);
        key = (int) (line.position().key() >>> 20);
    }

    private static int kindOn(Line line, int square) {
        int piece = line.position().pieceAt(square);
        return piece == Piece.NONE ? Candidate.NOBODY : Piece.kind(piece);
    }
}
