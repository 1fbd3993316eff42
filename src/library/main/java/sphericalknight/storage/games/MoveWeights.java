package sphericalknight.storage.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import sphericalknight.storage.FeatureList;
import sphericalknight.storage.Game;
import sphericalknight.storage.Trainer;

/**
 * The learned weights of the move model: one byte per feature, in sixteenths of a bit. A weight of 16 makes moves with this feature twice
 * as likely.
 *
 * <pre>{@code
 * byte 0-3    "SKMW"
 * byte 4-7    the number of weights, highest byte first
 * byte 8-     the weights, -128 to 127
 * }</pre>
 */
public final class MoveWeights {
    private static final String RESOURCE = "move-weights.bin";
    private static final int MAGIC = 0x534B_4D57;
    private static final int HEADER = 8;
    private static final double LN_2 = StrictMath.log(2);

    /** The number of games below which training makes more passes. */
    private static final int FEW = 600;

    private final byte[] weights;

    private MoveWeights(byte[] weights) {
        this.weights = weights;
    }

    /** Returns zero weights, under which all moves are equally likely. */
    static MoveWeights zero() {
        return new MoveWeights(new byte[FeatureFamilies.SIZE]);
    }

    /** {@return the weights shipped with the course, which {@link #train} learns from {@link SampleGames#all}} */
    public static MoveWeights shipped() {
        try (InputStream in = MoveWeights.class.getResourceAsStream(RESOURCE)) {
            return of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns the learning settings: six passes for fewer than 600 games, otherwise four.
     *
     * @param games the number of games
     */
    public static Trainer.Settings settings(int games) {
        return games < FEW ? settings(6, 3, 0.12, 2026) : settings(4, 2, 0.08, 2026);
    }

    /** Returns settings whose learning rate falls from {@code rate}, pass by pass, to a tenth of it. */
    static Trainer.Settings settings(int passes, int averaged, double rate, long seed) {
        double[] rates = IntStream.range(0, passes)
                .mapToDouble(pass -> rate * (1 - 0.9 * pass / (passes - 1)))
                .toArray();
        return new Trainer.Settings(rates, averaged, 1, 0.003, 0.0005, seed);
    }

    /**
     * Learns weights from the moves of games.
     *
     * @param games the games to learn from
     * @param settings the learning settings
     * @param progress called after each pass with the number completed
     */
    public static MoveWeights train(List<Game> games, Trainer.Settings settings, IntConsumer progress) {
        MoveFeatures features = new MoveFeatures();
        double[] learned = Trainer.train(
                games,
                FeatureFamilies.SIZE,
                settings,
                (game, trainer) -> {
                    GameCursor cursor = new GameCursor();
                    for (int move : game.moves()) {
                        int played = cursor.indexOf(move);
                        if (cursor.count() > 1) {
                            trainer.learn(features.of(cursor), played);
                        }
                        cursor.play(played);
                    }
                },
                progress);
        return new MoveWeights(Trainer.rounded(learned, Softmax.POINTS_PER_BIT / LN_2));
    }

    /**
     * Reads weights from the contents of a file.
     *
     * @param file the bytes that {@link #toBytes} returned
     * @throws IllegalArgumentException if the file does not contain weights, or contains weights of a different version
     */
    public static MoveWeights of(byte[] file) {
        if (file.length < HEADER || ByteBuffer.wrap(file).getInt() != MAGIC) {
            throw new IllegalArgumentException("this is no file of move weights, which begin with SKMW");
        }
        int count = ByteBuffer.wrap(file).getInt(4);
        if (count != FeatureFamilies.SIZE || file.length != HEADER + count) {
            throw new IllegalArgumentException("the file has " + (file.length - HEADER) + " weights and announces "
                    + count + ", but this version needs " + FeatureFamilies.SIZE);
        }
        return new MoveWeights(Arrays.copyOfRange(file, HEADER, file.length));
    }

    /** {@return the weights as a file: eight bytes of header and one byte per weight} */
    public byte[] toBytes() {
        return ByteBuffer.allocate(HEADER + weights.length)
                .putInt(MAGIC)
                .putInt(weights.length)
                .put(weights)
                .array();
    }

    /** {@return the number of weights, one for each feature} */
    public static int count() {
        return FeatureFamilies.SIZE;
    }

    /** {@return the number of weights that are not zero} */
    public int used() {
        return (int)
                IntStream.range(0, weights.length).filter(i -> weights[i] != 0).count();
    }

    /** The score of each move of a position: the sum of the weights of its features, in sixteenths of a bit. */
    int[] scores(FeatureList moves) {
        int[] scores = new int[GameCursor.MOST_MOVES];
        moves.score(weights, scores);
        return scores;
    }
}
