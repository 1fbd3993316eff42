package sphericalknight.storage.games.models;

import static sphericalknight.storage.games.models.Families.OUTCOMES;
import static sphericalknight.storage.games.models.Families.PHASES;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.position.Move;

/** Near to kings: distance, attacks, checks, castling. */
final class KingFeatures {
    private KingFeatures() {}

    static int add(View view, Candidate move, int[] list, int start) {
        int at = start;
        int safe = move.balance >= 0 ? 1 : 0;
        int toEnemy = distance(move.to, view.enemyKing);
        int toOwn = distance(move.to, view.ownKing);
        list[at++] = Families.ENEMY_KING_DISTANCE + (move.kind * 8 + toEnemy) * PHASES + view.phase;
        list[at++] = Families.OWN_KING_DISTANCE + (move.kind * 8 + toOwn) * PHASES + view.phase;
        long zone = KingMoves.attacks(1L << view.enemyKing) | 1L << view.enemyKing;
        int attacks = Math.min(5, Long.bitCount(move.attacksAfter & zone));
        list[at++] = Families.KING_ZONE + (move.kind * 6 + attacks) * 2 + safe;
        if (move.directCheck || move.discoveredCheck) {
            int discovered = move.discoveredCheck ? 1 : 0;
            int late = view.phase >= 2 ? 1 : 0;
            list[at++] = Families.CHECK + ((move.kind * 2 + discovered) * OUTCOMES + move.outcome) * 2 + late;
            list[at++] = Families.MATE_NET + (move.escapes * 2 + safe) * 2 + late;
        }
        if (Move.isCastling(move.move)) {
            list[at++] = Families.CASTLING + (move.to > move.from ? 1 : 0) * PHASES + view.phase;
        }
        return at;
    }

    /** In king's moves, 0 to 7. */
    static int distance(int a, int b) {
        return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >>> 3) - (b >>> 3)));
    }
}
