package sphericalknight.storage.games.models;

import sphericalknight.storage.games.Line;

/**
 * Describes every legal move of a position by its features. The groups are in files of their own: squares, exchanges, threats, kings,
 * pieces, memory. Each group writes its features into an array from a place on and returns the place behind them; that is faster than a
 * list that is asked to add them, and nothing else runs as often.
 */
final class Features {
    private final View view = new View();
    private final Candidate candidate = new Candidate();
    private final Memory memory = new Memory();
    private final FeatureList list = new FeatureList();

    /** The features of all legal moves, in canonical order; the list is used again by the next call. */
    FeatureList of(Line line) {
        view.look(line.position());
        memory.look(line);
        list.clear();
        for (int i = 0; i < line.count(); i++) {
            candidate.look(view, line.legal(i));
            int[] room = list.room();
            int at = list.size();
            at = SquareFeatures.add(view, memory, candidate, room, at);
            at = ExchangeFeatures.add(view, memory, candidate, room, at);
            at = ThreatFeatures.add(view, candidate, room, at);
            at = KingFeatures.add(view, candidate, room, at);
            at = PieceFeatures.add(view, memory, candidate, room, at);
            at = MemoryFeatures.add(view, memory, candidate, room, at);
            list.endMove(at);
        }
        return list;
    }
}
