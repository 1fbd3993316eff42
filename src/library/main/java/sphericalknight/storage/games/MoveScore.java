package sphericalknight.storage.games;

import static sphericalknight.chess.position.Piece.KING;
import static sphericalknight.chess.position.Piece.PAWN;

import sphericalknight.chess.position.Move;

/** A heuristic score for a move, as in the move ordering of an engine. The numbers were set by hand, not learned; a pawn is 100. */
final class MoveScore {
    private MoveScore() {}

    /** The score of a move: the higher, the more likely the move. */
    static int of(PositionFeatures position, LastMoves last, MoveCandidate move) {
        int score = 100 * move.balance;
        if (move.captures) {
            score += 60;
            score += move.to == last.lastTo ? 250 : 0;
        }
        if (move.promotion != 0) {
            score += 100 * StaticExchange.VALUE[move.promotion] - 500;
        }
        if ((position.threatened & move.fromBit) != 0) {
            score += 60 * StaticExchange.VALUE[move.kind];
        }
        long left = position.threatened & ~move.fromBit & ~move.attacksAfter;
        int mostValuable = position.mostValuable(position.side, left);
        score -= mostValuable == 0 ? 0 : 40 * StaticExchange.VALUE[mostValuable - 1];
        if (move.directCheck || move.discoveredCheck) {
            score += move.escapes == 0 ? 300 : 60;
        }
        if (Move.isCastling(move.move)) {
            score += 200;
        }
        score += 6 * (centre(move.to) - centre(move.from)) * (move.kind == KING && position.phase < 2 ? -3 : 2);
        score += 4 * Long.bitCount(move.attacksAfter & ~position.own)
                - 4 * Long.bitCount(move.attacksBefore & ~position.own);
        score += move.from == last.ownTo && move.to == last.ownFrom ? -80 : 0;
        score += move.from == last.ownTo && position.phase >= 2 ? 40 : 0;
        score += move.kind == PAWN ? pawn(position, move) : 0;
        score -= move.kind == KING && position.phase < 2 ? 60 : 0;
        return score;
    }

    private static int pawn(PositionFeatures position, MoveCandidate move) {
        int lever = (move.attacksAfter & position.enemy & ~position.enemyPawns) != 0 ? 60 : 0;
        int ahead = (move.shownTo >>> 3) * 8 * position.phase;
        return lever + ahead - (position.phase == 0 ? 0 : 10);
    }

    /** The closeness of a square to the centre, summed over both directions: 0 in the corners, 6 on d4, e4, d5 and e5. */
    private static int centre(int square) {
        int file = square & 7;
        int rank = square >>> 3;
        return Math.min(file, 7 - file) + Math.min(rank, 7 - rank);
    }
}
