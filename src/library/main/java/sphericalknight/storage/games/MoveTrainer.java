package sphericalknight.storage.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import sphericalknight.bits.SplitMix64;
import sphericalknight.storage.Game;

/**
 * Learns weights from games: softmax regression (multinomial logistic regression) by stochastic gradient descent. All weights of a move are
 * adjusted in proportion to the error of its probability.
 *
 * <pre>{@code
 * move   probability   played   error       all weights of the move's features
 * e4        0.40          1     -0.60       go up
 * d4        0.35          0     +0.35       go down
 * a4        0.01          0     +0.01       go down a little
 * }</pre>
 *
 * <p>The step size of a weight decreases the more it has changed (AdaGrad), and a pull towards 0 (L2 regularisation) keeps the weights of
 * rare features small. The result is the average of the weights over the second half of the passes. The order of the games is derived from
 * a seed, and StrictMath gives the same bits everywhere, so the same games give the same weights.
 *
 * @see <a href="https://jmlr.org/papers/v12/duchi11a.html">J. Duchi, E. Hazan, Y. Singer, Adaptive subgradient methods, 2011</a>
 */
final class MoveTrainer {
    private static final double PULL = 0.003;
    private static final double SMALL_ERROR = 0.0005;
    private static final long SEED = 2026;
    private static final int[] NONE = {};

    private final MoveFeatures features = new MoveFeatures();
    private final double[] weights = new double[MoveFeatures.WEIGHTS];
    private final double[] squares = new double[MoveFeatures.WEIGHTS];
    private final double[] gradients = new double[MoveFeatures.WEIGHTS];
    private final int[] touched = new int[MoveFeatures.WEIGHTS];
    private final double[] probability = new double[GameCursor.MOST_MOVES];

    /**
     * Returns a weight for each feature, as the natural logarithm of odds.
     *
     * @param rate the step size of the first pass; it falls from pass to pass, to a tenth
     */
    double[] train(List<Game> games, int passes, double rate, IntConsumer progress) {
        Arrays.fill(squares, 1);
        List<Game> order = new ArrayList<>(games);
        SplitMix64 random = new SplitMix64(SEED);
        double[] sums = new double[weights.length];
        for (int pass = 0; pass < passes; pass++) {
            for (int i = order.size() - 1; i > 0; i--) {
                order.set(i, order.set((int) Long.remainderUnsigned(random.next(), i + 1), order.get(i)));
            }
            for (Game game : order) {
                learn(game, rate * (1 - 0.9 * pass / passes));
                if (pass >= passes / 2) {
                    Arrays.setAll(sums, i -> sums[i] + weights[i]);
                }
            }
            progress.accept(pass + 1);
        }
        int terms = Math.max(1, (passes - passes / 2) * games.size());
        return Arrays.stream(sums).map(sum -> sum / terms).toArray();
    }

    private void learn(Game game, double rate) {
        GameCursor cursor = new GameCursor();
        for (int move : game.moves()) {
            int played = cursor.indexOf(move);
            int[][] moves = features.of(cursor);
            predict(moves);
            int count = 0;
            for (int i = 0; i < moves.length; i++) {
                double error = probability[i] - (i == played ? 1 : 0);
                for (int feature : Math.abs(error) < SMALL_ERROR ? NONE : moves[i]) {
                    touched[count] = feature;
                    count += gradients[feature] == 0 ? 1 : 0;
                    gradients[feature] += error;
                }
            }
            for (int i = 0; i < count; i++) {
                step(touched[i], rate);
            }
            cursor.play(played);
        }
    }

    /** Computes the softmax of the scores: e to the power of each score, divided by the sum of these powers. */
    private void predict(int[][] moves) {
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.length; i++) {
            double score = 0;
            for (int feature : moves[i]) {
                score += weights[feature];
            }
            probability[i] = score;
            best = Math.max(best, score);
        }
        double sum = 0;
        for (int i = 0; i < moves.length; i++) {
            probability[i] = StrictMath.exp(probability[i] - best);
            sum += probability[i];
        }
        for (int i = 0; i < moves.length; i++) {
            probability[i] /= sum;
        }
    }

    private void step(int feature, double rate) {
        double gradient = gradients[feature];
        gradients[feature] = 0;
        if (gradient != 0) {
            gradient += PULL * weights[feature];
            squares[feature] += gradient * gradient;
            weights[feature] -= rate * gradient / Math.sqrt(squares[feature]);
        }
    }
}
