package sphericalknight.storage.games.models;

import sphericalknight.storage.games.Line;
import sphericalknight.storage.games.MoveModel;

/**
 * The model that has seen games: adds up the weights of each move's features and turns the sums into frequencies. Each thread that uses it
 * gets room of its own.
 */
public final class LearnedModel implements MoveModel {
    private final Weights weights;
    private final ThreadLocal<Room> room = ThreadLocal.withInitial(Room::new);

    /** What is filled anew for each position. */
    private static final class Room {
        final Features features = new Features();
        final int[] scores = new int[256];
    }

    /**
     * A model.
     *
     * @param weights what was learned
     */
    public LearnedModel(Weights weights) {
        this.weights = weights;
    }

    @Override
    public int weigh(Line line, int[] frequencies) {
        Room mine = room.get();
        weights.score(mine.features.of(line), mine.scores);
        return Softmax.frequencies(mine.scores, line.count(), frequencies);
    }
}
