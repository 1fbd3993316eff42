package sphericalknight.storage.positions;

import java.util.Arrays;
import java.util.List;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.position.Position;

/**
 * Finds the weights by asking about many positions: after every question each weight moves a little towards the true answer, and the less, the
 * more it has moved before (AdaGrad). Double arithmetic and StrictMath are the same on every JVM, so the same positions give the same weights,
 * bit for bit.
 *
 * @see <a href="https://jmlr.org/papers/v12/duchi11a.html">J. Duchi, E. Hazan, Y. Singer, Adaptive subgradient methods, 2011</a>
 */
final class WeightTraining implements Answers {
    private static final int PASSES = 5;
    private static final double RATE = 0.1;
    private static final double LAST_RATE = 0.03;
    private static final double BEGIN = 0.01;

    private final double[] weights = new double[Slots.TOTAL];
    private final double[] moved = new double[Slots.TOTAL];
    private double rate;

    private WeightTraining() {
        Arrays.fill(moved, BEGIN);
    }

    /** The weights learned from positions. */
    static Weights train(List<Position> positions) {
        WeightTraining training = new WeightTraining();
        Position[] shuffled = positions.toArray(new Position[0]);
        SplitMix64 random = new SplitMix64(1);
        for (int pass = 1; pass <= PASSES; pass++) {
            shuffle(shuffled, random);
            training.rate = pass < PASSES ? RATE : LAST_RATE;
            for (Position position : shuffled) {
                Interview.ask(training, new PlacingByKind(), position);
            }
        }
        return training.rounded();
    }

    private static void shuffle(Position[] positions, SplitMix64 random) {
        for (int i = positions.length - 1; i > 0; i--) {
            int j = (int) Long.remainderUnsigned(random.next(), i + 1);
            Position other = positions[j];
            positions[j] = positions[i];
            positions[i] = other;
        }
    }

    @Override
    public boolean answer(Question question, boolean truth) {
        double sum = (double) question.guess / Question.STEPS;
        for (int i = 0; i < question.size; i++) {
            sum += weights[question.facts[i]];
        }
        double error = (truth ? 1 : 0) - 1 / (1 + StrictMath.exp(-sum));
        for (int i = 0; i < question.size; i++) {
            int slot = question.facts[i];
            moved[slot] += error * error;
            weights[slot] += rate * error / Math.sqrt(moved[slot]);
        }
        return truth;
    }

    @Override
    public int choose(int square, int[] frequencies, int truth) {
        return truth;
    }

    private Weights rounded() {
        byte[] table = new byte[Slots.TOTAL];
        for (int slot = 0; slot < table.length; slot++) {
            long steps = StrictMath.round(weights[slot] * Question.STEPS);
            table[slot] = (byte) Math.max(Byte.MIN_VALUE, Math.min(Byte.MAX_VALUE, steps));
        }
        return new Weights(table);
    }
}
