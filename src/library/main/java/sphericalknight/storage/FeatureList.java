package sphericalknight.storage;

import java.util.Arrays;

/**
 * The features of several alternatives, one alternative after another. A feature is represented by the index of its weight.
 *
 * <pre>{@code
 * alternative   0          1             2
 * features      17 204 96  17 311 96 40  ...
 * ends          3          7
 * }</pre>
 */
public final class FeatureList {
    private int[] features = new int[256];
    private int size;
    private final int[] ends = new int[256];
    private int alternatives;

    /** The bias of the first alternative, as log odds; only the trainer adds it. It is 0 in most lists. */
    double headStart;

    /** Removes all alternatives and resets the bias to 0. */
    public void clear() {
        size = 0;
        alternatives = 0;
        headStart = 0;
    }

    /**
     * Sets the bias of the first alternative.
     *
     * @param logOdds the bias, as the natural logarithm of the odds
     */
    public void headStart(double logOdds) {
        headStart = logOdds;
    }

    /**
     * Adds a feature to the current alternative.
     *
     * @param feature the index of its weight
     */
    public void add(int feature) {
        if (size == features.length) {
            features = Arrays.copyOf(features, 2 * size);
        }
        features[size++] = feature;
    }

    /** Ends the current alternative; features added later belong to the next one. */
    public void end() {
        ends[alternatives++] = size;
    }

    int alternatives() {
        return alternatives;
    }

    int start(int alternative) {
        return alternative == 0 ? 0 : ends[alternative - 1];
    }

    int end(int alternative) {
        return ends[alternative];
    }

    int get(int place) {
        return features[place];
    }

    /**
     * Computes the score of each alternative: the sum of the weights of its features, without the bias of the first alternative.
     *
     * @param weights a weight for each feature
     * @param scores receives one sum for each alternative
     */
    public void score(byte[] weights, int[] scores) {
        int place = 0;
        for (int alternative = 0; alternative < alternatives; alternative++) {
            int score = 0;
            for (int end = ends[alternative]; place < end; place++) {
                score += weights[features[place]];
            }
            scores[alternative] = score;
        }
    }
}
