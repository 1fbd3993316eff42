package sphericalknight.storage.games;

import static sphericalknight.storage.games.FeatureFamilies.OUTCOMES;
import static sphericalknight.storage.games.FeatureFamilies.PHASES;

import sphericalknight.chess.attack.KingMoves;
import sphericalknight.chess.position.Move;
import sphericalknight.storage.FeatureList;

/** Features about the kings: distances, attacks, checks, castling. */
final class KingFeatures {
    private KingFeatures() {}

    static void add(PositionFeatures position, MoveCandidate move, FeatureList list) {
        int safe = move.balance >= 0 ? 1 : 0;
        int toEnemy = distance(move.to, position.enemyKing);
        int toOwn = distance(move.to, position.ownKing);
        list.add(FeatureFamilies.ENEMY_KING_DISTANCE + (move.kind * 8 + toEnemy) * PHASES + position.phase);
        list.add(FeatureFamilies.OWN_KING_DISTANCE + (move.kind * 8 + toOwn) * PHASES + position.phase);
        long zone = KingMoves.attacks(1L << position.enemyKing) | 1L << position.enemyKing;
        int attacks = Math.min(5, Long.bitCount(move.attacksAfter & zone));
        list.add(FeatureFamilies.KING_ZONE + (move.kind * 6 + attacks) * 2 + safe);
        if (move.directCheck || move.discoveredCheck) {
            int discovered = move.discoveredCheck ? 1 : 0;
            int late = position.phase >= 2 ? 1 : 0;
            list.add(FeatureFamilies.CHECK + ((move.kind * 2 + discovered) * OUTCOMES + move.outcome) * 2 + late);
            list.add(FeatureFamilies.MATE_NET + (move.escapes * 2 + safe) * 2 + late);
        }
        if (Move.isCastling(move.move)) {
            list.add(FeatureFamilies.CASTLING + (move.to > move.from ? 1 : 0) * PHASES + position.phase);
        }
    }

    /** The distance between two squares in king's moves, 0 to 7. */
    static int distance(int a, int b) {
        return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >>> 3) - (b >>> 3)));
    }
}
