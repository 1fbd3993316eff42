package sphericalknight.storage;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import sphericalknight.bits.SplitMix64;

/**
 * Learns weights from examples: softmax regression (multinomial logistic regression) by stochastic gradient descent. An example is a set of
 * alternatives, such as the legal moves of a position, one of which was right. All weights of an alternative are adjusted in proportion to
 * the error of its probability.
 *
 * <pre>{@code
 * move   probability   played   error       all weights of the move's features
 * e4        0.40          1     -0.60       go up
 * d4        0.35          0     +0.35       go down
 * a4        0.01          0     +0.01       go down a little
 * }</pre>
 *
 * <p>The step size of a weight decreases the more it has changed (AdaGrad), and a pull towards 0 (L2 regularisation) keeps the weights of
 * rare features small. The order of the examples is derived from a seed, and StrictMath gives the same bits everywhere, so the same
 * examples give the same weights.
 *
 * @see <a href="https://jmlr.org/papers/v12/duchi11a.html">J. Duchi, E. Hazan, Y. Singer, Adaptive subgradient methods, 2011</a>
 */
public final class Trainer {
    /**
     * The learning settings.
     *
     * @param rates the learning rate of each pass over all objects; a step is the rate times the gradient, divided by the square root of
     *     the weight's sum of squared gradients
     * @param averaged the number of final passes over which the weights are averaged; 0 for the weights after the last pass
     * @param begin the initial value of each weight's sum of squared gradients
     * @param pull the strength of the pull towards 0 (L2 regularisation)
     * @param small the threshold below which errors are ignored
     * @param seed the seed for the order of the objects
     */
    public record Settings(double[] rates, int averaged, double begin, double pull, double small, long seed) {
        /** {@return the number of passes over all objects} */
        public int passes() {
            return rates.length;
        }
    }

    private final Settings settings;
    private final double[] weights;
    private final double[] squares;
    private final double[] gradients;
    private final double[] sums;
    private final int[] touched;
    private final double[] probability = new double[256];
    private double rate;

    private Trainer(int features, Settings settings) {
        this.settings = settings;
        weights = new double[features];
        squares = new double[features];
        gradients = new double[features];
        sums = new double[features];
        touched = new int[features];
        Arrays.fill(squares, settings.begin);
    }

    /**
     * Learns from objects such as games, each of which contains many examples.
     *
     * @param <T> the type of the objects
     * @param objects the objects from which to learn
     * @param features the number of features
     * @param settings the learning settings
     * @param teach calls {@link #learn} for each example of an object
     * @param progress called after each pass with the number completed
     * @return a weight for each feature, as the natural logarithm of odds
     */
    public static <T> double[] train(
            List<T> objects, int features, Settings settings, BiConsumer<T, Trainer> teach, IntConsumer progress) {
        Trainer trainer = new Trainer(features, settings);
        List<T> order = new ArrayList<>(objects);
        SplitMix64 random = new SplitMix64(settings.seed);
        for (int pass = 0; pass < settings.passes(); pass++) {
            shuffle(order, random);
            trainer.rate = settings.rates[pass];
            for (T object : order) {
                teach.accept(object, trainer);
                if (pass >= settings.passes() - settings.averaged) {
                    Arrays.setAll(trainer.sums, i -> trainer.sums[i] + trainer.weights[i]);
                }
            }
            progress.accept(pass + 1);
        }
        int terms = settings.averaged * objects.size();
        return terms == 0
                ? trainer.weights
                : Arrays.stream(trainer.sums).map(sum -> sum / terms).toArray();
    }

    private static <T> void shuffle(List<T> objects, SplitMix64 random) {
        for (int i = objects.size() - 1; i > 0; i--) {
            int other = (int) Long.remainderUnsigned(random.next(), i + 1);
            objects.set(i, objects.set(other, objects.get(i)));
        }
    }

    /**
     * Learns from one example.
     *
     * @param alternatives the features of all alternatives
     * @param right the index of the right alternative
     */
    public void learn(FeatureList alternatives, int right) {
        predict(alternatives);
        int count = 0;
        for (int alternative = 0; alternative < alternatives.alternatives(); alternative++) {
            double error = probability[alternative] - (alternative == right ? 1 : 0);
            if (Math.abs(error) < settings.small) {
                continue;
            }
            for (int place = alternatives.start(alternative); place < alternatives.end(alternative); place++) {
                int feature = alternatives.get(place);
                if (gradients[feature] == 0) {
                    touched[count++] = feature;
                }
                gradients[feature] += error;
            }
        }
        for (int i = 0; i < count; i++) {
            step(touched[i]);
        }
    }

    /** Computes the softmax of the scores: e to the power of each score, divided by the sum of these powers. */
    private void predict(FeatureList list) {
        double best = Double.NEGATIVE_INFINITY;
        for (int alternative = 0; alternative < list.alternatives(); alternative++) {
            double score = alternative == 0 ? list.headStart : 0;
            for (int place = list.start(alternative); place < list.end(alternative); place++) {
                score += weights[list.get(place)];
            }
            probability[alternative] = score;
            best = Math.max(best, score);
        }
        double sum = 0;
        for (int alternative = 0; alternative < list.alternatives(); alternative++) {
            probability[alternative] = StrictMath.exp(probability[alternative] - best);
            sum += probability[alternative];
        }
        for (int alternative = 0; alternative < list.alternatives(); alternative++) {
            probability[alternative] /= sum;
        }
    }

    private void step(int feature) {
        double gradient = gradients[feature];
        gradients[feature] = 0;
        if (gradient == 0) {
            return;
        }
        gradient += settings.pull * weights[feature];
        squares[feature] += gradient * gradient;
        weights[feature] -= rate * gradient / Math.sqrt(squares[feature]);
    }

    /**
     * Rounds weights to multiples of 1 / {@code steps}, each stored in a byte.
     *
     * @param weights natural logarithms
     * @param steps the number of steps per unit
     * @return the nearest number of steps for each weight, limited to -128 to 127
     */
    public static byte[] rounded(double[] weights, double steps) {
        byte[] rounded = new byte[weights.length];
        for (int i = 0; i < rounded.length; i++) {
            rounded[i] = (byte) Math.max(Byte.MIN_VALUE, Math.min(Byte.MAX_VALUE, Math.round(weights[i] * steps)));
        }
        return rounded;
    }
}
