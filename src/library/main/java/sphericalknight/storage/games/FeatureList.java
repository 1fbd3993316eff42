package sphericalknight.storage.games;

import java.util.Arrays;

/**
 * The features of the legal moves of a position, one move after another. A feature is represented by the index of its weight.
 *
 * <p>There are more combinations of facts than weights, so a feature is hashed: it gets the weight that the top bits of a product name. Two
 * features may share a weight; with a few thousand in use among 32,768 that is rare and costs little.
 *
 * <pre>{@code
 * move       0          1             2
 * features   17 204 96  17 311 96 40  ...
 * ends       3          7
 * }</pre>
 */
final class FeatureList {
    /** The number of weights: 2^15. */
    static final int WEIGHTS = 1 << 15;

    private int[] features = new int[1024];
    private int size;
    private final int[] ends = new int[GameCursor.MOST_MOVES];
    private int moves;

    void clear() {
        size = 0;
        moves = 0;
    }

    /**
     * Adds a feature to the current move.
     *
     * @param family what the three facts mean
     * @param first a fact, as a number; the same for {@code second} and {@code third}
     */
    void add(int family, int first, int second, int third) {
        if (size == features.length) {
            features = Arrays.copyOf(features, 2 * size);
        }
        long facts = ((family * 4099L + first) * 4099 + second) * 4099 + third;
        features[size++] = (int) (facts * 0x9E37_79B9_7F4A_7C15L >>> 49);
    }

    /** Ends the current move; features added later belong to the next one. */
    void end() {
        ends[moves++] = size;
    }

    int moves() {
        return moves;
    }

    /** The index in the list of the first feature of a move; that of the next move is the end of this one's. */
    int start(int move) {
        return move == 0 ? 0 : ends[move - 1];
    }

    /** The feature at an index in the list: the index of its weight, 0 to {@link #WEIGHTS} - 1. */
    int get(int index) {
        return features[index];
    }
}
