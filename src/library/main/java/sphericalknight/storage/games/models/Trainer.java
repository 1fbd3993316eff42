package sphericalknight.storage.games.models;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import sphericalknight.bits.SplitMix64;
import sphericalknight.storage.Game;
import sphericalknight.storage.games.Line;

/**
 * Learns weights from games. Position by position it asks the weights how likely each move is, compares with the move that was played, and
 * pushes the weights a little: up for the features of the played move, down for those of the others, each by how wrong it was.
 *
 * <pre>{@code
 * move   likelihood   played   error       all weights of the move's features
 * e4        0.40         1     -0.60       go up
 * d4        0.35         0     +0.35       go down
 * a4        0.01         0     +0.01       go down a little
 * }</pre>
 *
 * <p>A weight that has moved much moves ever less (AdaGrad), every weight is drawn gently towards 0, so that what was seen once stays
 * small, and the result is the mean over the last passes. The games come in an order drawn from a seed; on every JVM the same games give
 * the same bytes.
 *
 * @see <a href="https://jmlr.org/papers/v12/duchi11a.html">J. Duchi and others, Adaptive subgradient methods, 2011</a>
 */
public final class Trainer {
    /**
     * How to learn.
     *
     * @param passes how often every game is looked at
     * @param averaged the result is the mean over so many of the last passes
     * @param rate how far a weight goes at first, in bits
     * @param pull how strongly weights are drawn towards 0
     * @param seed the order of the games
     */
    public record Settings(int passes, int averaged, float rate, float pull, long seed) {
        /** What the shipped weights were learned with. */
        public static final Settings SHIPPED = new Settings(4, 2, 0.08f, 0.003f, 2026);

        /** For a few hundred games: there is less to learn from, so look longer. */
        public static final Settings FEW_GAMES = new Settings(6, 3, 0.12f, 0.003f, 2026);

        private static final int FEW = 600;

        /**
         * The settings for a number of games.
         *
         * @param games how many there are to learn from
         * @return {@link #FEW_GAMES} below 600, else {@link #SHIPPED}
         */
        public static Settings forGames(int games) {
            return games < FEW ? FEW_GAMES : SHIPPED;
        }
    }

    /** Errors below this are not worth the time. */
    private static final float SMALL = 0.0005f;

    private static final float LN_2 = 0.6931472f;

    private final Settings settings;
    private final Features features = new Features();
    private final float[] weights = new float[Families.SIZE];
    private final float[] travelled = new float[Families.SIZE];
    private final float[] errors = new float[Families.SIZE];
    private final int[] touched = new int[Families.SIZE];
    private final float[] likelihood = new float[256];
    private final double[] sums = new double[Families.SIZE];

    private Trainer(Settings settings) {
        this.settings = settings;
        Arrays.fill(travelled, 1);
    }

    /**
     * Learns weights.
     *
     * @param games what to learn from
     * @param settings how
     * @param progress is told after each pass how many are done
     * @return the weights
     */
    public static Weights train(List<Game> games, Settings settings, IntConsumer progress) {
        Trainer trainer = new Trainer(settings);
        List<Game> order = new ArrayList<>(games);
        SplitMix64 random = new SplitMix64(settings.seed);
        for (int pass = 0; pass < settings.passes; pass++) {
            shuffle(order, random);
            trainer.pass(order, pass);
            progress.accept(pass + 1);
        }
        return trainer.mean(settings.averaged * games.size());
    }

    private static void shuffle(List<Game> games, SplitMix64 random) {
        for (int i = games.size() - 1; i > 0; i--) {
            int other = (int) Long.remainderUnsigned(random.next(), i + 1);
            games.set(i, games.set(other, games.get(i)));
        }
    }

    private void pass(List<Game> games, int pass) {
        float progress = settings.passes == 1 ? 0 : (float) pass / (settings.passes - 1);
        float rate = settings.rate * (1 - 0.9f * progress);
        boolean averaged = pass >= settings.passes - settings.averaged;
        for (Game game : games) {
            Line line = new Line();
            for (int ply = 0; ply < game.plies(); ply++) {
                int played = line.indexOf(game.move(ply));
                if (line.count() > 1) {
                    learn(features.of(line), played, rate);
                }
                line.play(played);
            }
            for (int i = 0; averaged && i < sums.length; i++) {
                sums[i] += weights[i];
            }
        }
    }

    private void learn(FeatureList list, int played, float rate) {
        predict(list);
        int count = 0;
        for (int move = 0; move < list.moves(); move++) {
            float error = likelihood[move] - (move == played ? 1 : 0);
            if (Math.abs(error) < SMALL) {
                continue;
            }
            for (int place = list.start(move); place < list.end(move); place++) {
                int feature = list.get(place);
                if (errors[feature] == 0) {
                    touched[count++] = feature;
                }
                errors[feature] += error;
            }
        }
        for (int i = 0; i < count; i++) {
            push(touched[i], rate);
        }
    }

    /** The softmax of the scores, in floating point: weights are natural logarithms here. */
    private void predict(FeatureList list) {
        float best = Float.NEGATIVE_INFINITY;
        for (int move = 0; move < list.moves(); move++) {
            float score = 0;
            for (int place = list.start(move); place < list.end(move); place++) {
                score += weights[list.get(place)];
            }
            likelihood[move] = score;
            best = Math.max(best, score);
        }
        float sum = 0;
        for (int move = 0; move < list.moves(); move++) {
            likelihood[move] = (float) StrictMath.exp(likelihood[move] - best);
            sum += likelihood[move];
        }
        for (int move = 0; move < list.moves(); move++) {
            likelihood[move] /= sum;
        }
    }

    private void push(int feature, float rate) {
        float error = errors[feature];
        errors[feature] = 0;
        if (error == 0) {
            return;
        }
        error += settings.pull * weights[feature];
        travelled[feature] += error * error;
        weights[feature] -= rate * error / (float) Math.sqrt(travelled[feature]);
    }

    private Weights mean(int games) {
        float[] mean = new float[sums.length];
        for (int i = 0; i < mean.length; i++) {
            mean[i] = games == 0 ? 0 : (float) (sums[i] / games / LN_2);
        }
        return Weights.rounded(mean);
    }
}
