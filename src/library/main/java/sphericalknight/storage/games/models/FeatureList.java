package sphericalknight.storage.games.models;

import java.util.Arrays;

/**
 * The features of all moves of one position, one move after the other. A feature is a number: the place of its weight.
 *
 * <pre>{@code
 * move      0          1             2
 * features  17 204 96  17 311 96 40  ...
 * starts    0          3             7
 * }</pre>
 */
final class FeatureList {
    /** More features than a move can have. */
    static final int MOST = 64;

    private int[] features = new int[4096];
    private int size;
    private int[] ends = new int[256];
    private int moves;

    /** Takes everything out. */
    void clear() {
        size = 0;
        moves = 0;
    }

    /** The array the features of the next move are written to, from {@link #size} on; it has room for {@link #MOST} more. */
    int[] room() {
        if (size + MOST > features.length) {
            features = Arrays.copyOf(features, 2 * features.length);
        }
        return features;
    }

    /** Where the features of the next move begin. */
    int size() {
        return size;
    }

    /** A move is described; its features end before {@code end}. */
    void endMove(int end) {
        size = end;
        ends[moves++] = end;
    }

    int moves() {
        return moves;
    }

    /** Where the features of a move begin. */
    int start(int move) {
        return move == 0 ? 0 : ends[move - 1];
    }

    /** Where they end. */
    int end(int move) {
        return ends[move];
    }

    int get(int place) {
        return features[place];
    }

    /** The sum of the weights of each move. */
    void score(byte[] weights, int[] scores) {
        int place = 0;
        for (int move = 0; move < moves; move++) {
            int score = 0;
            for (int end = ends[move]; place < end; place++) {
                score += weights[features[place]];
            }
            scores[move] = score;
        }
    }
}
