package sphericalknight.storage.positions;

import sphericalknight.storage.FeatureList;

/**
 * A yes-or-no question about a position, and what is known at that point: a rough estimate and a few features. Each feature has a weight in
 * a table; the estimate and the weights add up to the logarithm of the odds of yes (logistic regression).
 *
 * <pre>{@code
 * Does a white knight stand on f3?     guess       2 knights on 50 squares: odds of 1 : 24, -3.2
 *                                      features    a knight on f3, 20 men on the board            +1.1
 *                                                  a knight on f3, the king on g1                 +0.4
 *                                                  a knight on f3, protected by a pawn            +0.2
 *                                      sum         -1.5: the probability of yes is 0.18
 * }</pre>
 */
final class BitContext {
    /** The number of steps per unit of a weight or guess, which are natural logarithms. */
    static final int STEPS = 24;

    /** The sum of the frequencies of yes and no. */
    static final int WHOLE = 1 << 16;

    private static final int LIMIT = 12 * STEPS;
    private static final int[] LOGISTIC = logistic();

    private final int[] features = new int[24];
    private int size;
    private int guess;

    /**
     * The logistic function 1 / (1 + e^-x), scaled to integers from 1 to {@link #WHOLE} - 1; StrictMath gives the same bits on every JVM.
     */
    private static int[] logistic() {
        int[] yes = new int[2 * LIMIT + 1];
        for (int x = -LIMIT; x <= LIMIT; x++) {
            double probability = 1 / (1 + StrictMath.exp(-(double) x / STEPS));
            yes[x + LIMIT] = (int) Math.max(1, Math.min(WHOLE - 1, StrictMath.round(probability * WHOLE)));
        }
        return yes;
    }

    /** The frequency of yes, 1 to 65,535, for a sum of guess and weights in steps. */
    static int logistic(int sum) {
        return LOGISTIC[Math.max(-LIMIT, Math.min(LIMIT, sum)) + LIMIT];
    }

    /** Begins a new question without features; the guess is the logarithm of the odds of yes, in steps of 1 / {@link #STEPS}. */
    void begin(int newGuess) {
        guess = newGuess;
        size = 0;
    }

    void feature(int slot) {
        features[size++] = slot;
    }

    /** The frequency of yes, 1 to 65,535, under given weights. */
    int yes(byte[] weights) {
        int sum = guess;
        for (int i = 0; i < size; i++) {
            sum += weights[features[i]];
        }
        return logistic(sum);
    }

    /** Describes the question to a trainer: alternative 0 is yes, with the guess as its head start; 1 is no, without features. */
    void describe(FeatureList list) {
        list.clear();
        list.headStart((double) guess / STEPS);
        for (int i = 0; i < size; i++) {
            list.add(features[i]);
        }
        list.end();
        list.end();
    }
}
