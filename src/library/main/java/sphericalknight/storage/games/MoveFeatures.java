package sphericalknight.storage.games;

import sphericalknight.storage.FeatureList;

/**
 * Describes every legal move of a position by its features. Each group of features has a class of its own, such as {@link KingFeatures}.
 */
final class MoveFeatures {
    private final PositionFeatures position = new PositionFeatures();
    private final MoveCandidate candidate = new MoveCandidate();
    private final LastMoves last = new LastMoves();
    private final FeatureList list = new FeatureList();

    /** The features of all legal moves, in canonical order; the next call reuses the list. */
    FeatureList of(GameCursor cursor) {
        position.look(cursor.position());
        last.look(cursor);
        list.clear();
        for (int i = 0; i < cursor.count(); i++) {
            candidate.look(position, cursor.legal(i));
            SquareFeatures.add(position, last, candidate, list);
            ExchangeFeatures.add(position, last, candidate, list);
            ThreatFeatures.add(position, candidate, list);
            KingFeatures.add(position, candidate, list);
            KindFeatures.add(position, last, candidate, list);
            LastMovesFeatures.add(position, last, candidate, list);
            list.end();
        }
        return list;
    }
}
