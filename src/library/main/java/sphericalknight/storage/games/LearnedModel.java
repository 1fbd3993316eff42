package sphericalknight.storage.games;

/**
 * The model learned from games: it adds up the weights of each move's features and turns the sums into frequencies. Several threads can
 * share one instance.
 */
public final class LearnedModel implements MoveModel {
    private final MoveWeights weights;
    private final ThreadLocal<MoveFeatures> features = ThreadLocal.withInitial(MoveFeatures::new);

    /** Creates a model with these weights. */
    public LearnedModel(MoveWeights weights) {
        this.weights = weights;
    }

    @Override
    public int weigh(GameCursor cursor, int[] frequencies) {
        int[] scores = weights.scores(features.get().of(cursor));
        return Softmax.frequencies(scores, cursor.count(), frequencies);
    }
}
