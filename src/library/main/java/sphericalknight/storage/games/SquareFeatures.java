package sphericalknight.storage.games;

import static sphericalknight.storage.games.FeatureFamilies.KINDS;
import static sphericalknight.storage.games.FeatureFamilies.SQUARES;

import sphericalknight.storage.FeatureList;

/**
 * Features of the moving piece and its start and target squares: knights in the centre, rooks leaving the corner, pawns advancing towards
 * the enemy king. These alone reduce the cost of a move from 4.6 bits to 3.8.
 */
final class SquareFeatures {
    /** The number of plies at the start of a game in which moves have a feature of {@link FeatureFamilies#FIRST_MOVES}. */
    private static final int FIRST_PLIES = 20;

    private SquareFeatures() {}

    static void add(PositionFeatures position, LastMoves last, MoveCandidate move, FeatureList list) {
        int arrival = move.kind * SQUARES + move.shownTo;
        int departure = move.kind * SQUARES + move.shownFrom;
        list.add(FeatureFamilies.ARRIVAL + position.phase * KINDS * SQUARES + arrival);
        list.add(FeatureFamilies.DEPARTURE + position.phase * KINDS * SQUARES + departure);
        if (last.plies < FIRST_PLIES) {
            list.add(FeatureFamilies.FIRST_MOVES + move.shownFrom * SQUARES + move.shownTo);
        }
        list.add(FeatureFamilies.ENEMY_WING + arrival * 3 + wing(position.enemyKing));
        list.add(FeatureFamilies.OWN_WING + arrival * 3 + wing(position.ownKing));
        if (last.plies > 0) {
            list.add(FeatureFamilies.ANSWER + arrival * KINDS + last.lastKind);
        }
    }

    /** The wing of a square: 0 for files a-c, 1 for d-f, 2 for g-h. */
    private static int wing(int square) {
        int file = square & 7;
        return file < 3 ? 0 : file > 5 ? 2 : 1;
    }
}
