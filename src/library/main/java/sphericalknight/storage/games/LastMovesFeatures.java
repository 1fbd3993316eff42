package sphericalknight.storage.games;

import static sphericalknight.storage.games.FeatureFamilies.KINDS;
import static sphericalknight.storage.games.FeatureFamilies.PHASES;

import sphericalknight.chess.position.Move;
import sphericalknight.storage.FeatureList;

/**
 * Features relating a move to the last moves: the same piece moves again, the reply is near the last move, a move is undone or repeated.
 */
final class LastMovesFeatures {
    /** The number of plies at the start of a game in which moves have a feature of {@link FeatureFamilies#BOOK}. */
    private static final int BOOK_PLIES = 24;

    private LastMovesFeatures() {}

    static void add(PositionFeatures position, LastMoves last, MoveCandidate move, FeatureList list) {
        int late = position.phase >= 2 ? 1 : 0;
        boolean samePiece = move.from == last.ownTo;
        int same = samePiece ? 1 : move.kind == last.ownKind ? 2 : 0;
        list.add(FeatureFamilies.SAME_PIECE + (move.kind * PHASES + position.phase) * 3 + same);
        if (samePiece && move.to == last.ownFrom) {
            list.add(FeatureFamilies.RETURN + (move.kind * 2 + (move.attacked ? 1 : 0)) * 2 + late);
        }
        if (move.move == last.ownBefore) {
            list.add(FeatureFamilies.AGAIN + (samePiece ? 1 : 0) * PHASES + position.phase);
        }
        if (last.plies > 0) {
            int near = KingFeatures.distance(move.to, last.lastTo);
            list.add(FeatureFamilies.KIND_ANSWER + (move.kind * KINDS + last.lastKind) * PHASES + position.phase);
            list.add(FeatureFamilies.NEAR_LAST + (move.kind * 8 + near) * 2 + late);
        }
        if (last.plies > 1) {
            int near = KingFeatures.distance(move.to, last.ownTo);
            list.add(FeatureFamilies.NEAR_OWN + (move.kind * 8 + near) * 2 + late);
        }
        int squares = Move.from(move.move) << 9 | Move.to(move.move) << 3 | move.kind;
        int plan = last.ownFrom * 64 + last.ownTo;
        list.add(FeatureFamilies.PLAN
                + FeatureFamilies.hash(plan * 0x7FEB_352D + squares * 0x846C_A68B + position.side));
        if (last.plies < BOOK_PLIES) {
            list.add(FeatureFamilies.BOOK + FeatureFamilies.hash(last.key * 0x2C1B_3C6D + squares * 0x297A_2D39));
        }
    }
}
