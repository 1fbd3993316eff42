package sphericalknight.storage.games.models;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What was learned: one byte per feature, in sixteenths of a bit. A weight of 16 makes moves with this feature twice as likely.
 *
 * <pre>{@code
 * byte 0-3    "SKMW"
 * byte 4-7    how many weights, big-endian
 * byte 8-     the weights, -127 to 127
 * }</pre>
 */
public final class Weights {
    /** Where the shipped weights lie among the resources. */
    static final String RESOURCE = "move-weights.bin";

    private static final int MAGIC = 0x534B_4D57;
    private static final int HEADER = 8;

    private final byte[] weights;

    private Weights(byte[] weights) {
        this.weights = weights;
    }

    /** Weights that know nothing: all moves are alike. */
    static Weights zero() {
        return new Weights(new byte[Families.SIZE]);
    }

    /** Rounds weights to bytes; the unit is one bit. */
    static Weights rounded(float[] bits) {
        byte[] rounded = new byte[bits.length];
        for (int i = 0; i < bits.length; i++) {
            int points = Math.round(bits[i] * Softmax.POINTS_PER_BIT);
            rounded[i] = (byte) Math.max(-127, Math.min(127, points));
        }
        return new Weights(rounded);
    }

    /**
     * The weights that come with the course, learned by {@code ./course train games}.
     *
     * @return a new object
     */
    public static Weights shipped() {
        try (InputStream in = Weights.class.getResourceAsStream(RESOURCE)) {
            return of(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Weights from a file.
     *
     * @param file what {@link #toBytes} gave
     * @return the weights
     * @throws IllegalArgumentException if the file holds something else, or weights of another version
     */
    public static Weights of(byte[] file) {
        if (file.length < HEADER || ByteBuffer.wrap(file).getInt() != MAGIC) {
            throw new IllegalArgumentException(
                    "this is no file of move weights, which begin with SKMW: write one with ./course train games");
        }
        int count = ByteBuffer.wrap(file).getInt(4);
        if (count != Families.SIZE || file.length != HEADER + count) {
            throw new IllegalArgumentException("the file has " + (file.length - HEADER) + " weights and announces "
                    + count + ", but this version needs " + Families.SIZE + ": train again with ./course train games");
        }
        return new Weights(Arrays.copyOfRange(file, HEADER, file.length));
    }

    /**
     * The weights as a file.
     *
     * @return eight bytes of header and one byte per weight
     */
    public byte[] toBytes() {
        return ByteBuffer.allocate(HEADER + weights.length)
                .putInt(MAGIC)
                .putInt(weights.length)
                .put(weights)
                .array();
    }

    /**
     * How many weights there are.
     *
     * @return the number of features, and of bytes
     */
    public static int count() {
        return Families.SIZE;
    }

    /**
     * The families of features, in order.
     *
     * @return how many weights of each family are not zero
     */
    public Map<String, Integer> usedByFamily() {
        Map<String, Integer> used = new LinkedHashMap<>();
        Families.places().forEach((name, place) -> {
            int count = 0;
            for (int i = place[0]; i < place[0] + place[1]; i++) {
                count += weights[i] != 0 ? 1 : 0;
            }
            used.put(name, count);
        });
        return used;
    }

    /** The sum of the weights of each move of a position. */
    void score(FeatureList list, int[] scores) {
        list.score(weights, scores);
    }
}
