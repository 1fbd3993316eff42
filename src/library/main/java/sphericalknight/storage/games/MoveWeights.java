package sphericalknight.storage.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.IntConsumer;
import sphericalknight.storage.Game;

/**
 * The model learned from games: it adds up the weights of each move's features and turns the sums into frequencies. A weight is a byte, in
 * sixteenths of a bit: a weight of 16 makes moves with this feature twice as likely. Several threads can share one instance.
 */
public final class MoveWeights implements MoveModel {
    private static final String RESOURCE = "move-weights.bin";
    private static final double LN_2 = StrictMath.log(2);

    /** The number of games below which training makes more passes. */
    private static final int FEW = 600;

    private final byte[] weights;
    private final ThreadLocal<MoveFeatures> features = ThreadLocal.withInitial(MoveFeatures::new);

    private MoveWeights(byte[] weights) {
        this.weights = weights;
    }

    /** {@return the model shipped with the course, which {@link #train} learned from {@link SampleGames#all}} */
    public static MoveWeights shipped() {
        try (InputStream in = MoveWeights.class.getResourceAsStream(RESOURCE)) {
            return new MoveWeights(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return the number of passes that {@link #train} makes: six over fewer than 600 games, otherwise four} */
    public static int passes(List<Game> games) {
        return games.size() < FEW ? 6 : 4;
    }

    /**
     * Learns a model from the moves of games.
     *
     * @param progress called after each pass over the games with the number completed
     */
    public static MoveWeights train(List<Game> games, IntConsumer progress) {
        double rate = games.size() < FEW ? 0.12 : 0.08;
        double[] learned = new MoveTrainer().train(games, passes(games), rate, progress);
        byte[] rounded = new byte[learned.length];
        for (int i = 0; i < rounded.length; i++) {
            long steps = Math.round(learned[i] * Softmax.POINTS_PER_BIT / LN_2);
            rounded[i] = (byte) Math.max(Byte.MIN_VALUE, Math.min(Byte.MAX_VALUE, steps));
        }
        return new MoveWeights(rounded);
    }

    /** The weights, one byte for each. */
    byte[] toBytes() {
        return weights.clone();
    }

    @Override
    public int weigh(GameCursor cursor, int[] frequencies) {
        int[][] moves = features.get().of(cursor);
        int[] scores = new int[moves.length];
        for (int i = 0; i < scores.length; i++) {
            for (int feature : moves[i]) {
                scores[i] += weights[feature];
            }
        }
        return Softmax.frequencies(scores, scores.length, frequencies);
    }
}
