package sphericalknight.storage.games.models;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.PAWN;

import sphericalknight.chess.position.Move;

/**
 * How tempting a move looks, by rules of thumb that a beginner learns in the first month. Nothing is learned here; the numbers were set by
 * hand, a pawn being 100.
 */
final class HandScore {
    private HandScore() {}

    /** A whole number; the bigger, the more likely. */
    static int of(View view, Memory memory, Candidate move) {
        int score = 100 * move.balance;
        if (move.captures) {
            score += 60;
            score += move.to == memory.lastTo ? 250 : 0;
        }
        if (move.promotion != 0) {
            score += 100 * Exchange.VALUE[move.promotion] - 500;
        }
        if ((view.threatened & move.fromBit) != 0) {
            score += 60 * Exchange.VALUE[move.kind];
        }
        long left = view.threatened & ~move.fromBit & ~move.attacksAfter;
        int dearest = view.dearest(view.side, left);
        score -= dearest == 0 ? 0 : 40 * Exchange.VALUE[dearest - 1];
        if (move.directCheck || move.discoveredCheck) {
            score += move.escapes == 0 ? 300 : 60;
        }
        if (Move.isCastling(move.move)) {
            score += 200;
        }
        score += 6 * (centre(move.to) - centre(move.from)) * (move.kind == KING && view.phase < 2 ? -3 : 2);
        score += 4 * Long.bitCount(move.attacksAfter & ~view.own) - 4 * Long.bitCount(move.attacksBefore & ~view.own);
        score += move.from == memory.ownTo && move.to == memory.ownFrom ? -80 : 0;
        score += move.from == memory.ownTo && view.phase >= 2 ? 40 : 0;
        score += move.kind == PAWN ? pawn(view, move) : 0;
        score -= move.kind == KING && view.phase < 2 ? 60 : 0;
        return score;
    }

    private static int pawn(View view, Candidate move) {
        int lever = (move.attacksAfter & view.enemy & ~view.enemyPawns) != 0 ? 60 : 0;
        int ahead = (move.shownTo >>> 3) * 8 * view.phase;
        return lever + ahead - (view.phase == 0 ? 0 : 10);
    }

    /** 0 at the edge, 3 on d4, e4, d5 and e5, 6 for both directions together. */
    private static int centre(int square) {
        int file = square & 7;
        int rank = square >>> 3;
        return Math.min(file, 7 - file) + Math.min(rank, 7 - rank);
    }
}
