package sphericalknight.storage.positions;

/**
 * From the logarithm of odds to a probability: {@code 1 / (1 + e^-x)}, in a table of whole numbers. Frequencies are parts of 65,536 and are
 * never 0 and never all.
 */
final class Odds {
    /** What the frequencies of yes and no add up to. */
    static final int WHOLE = 1 << 16;

    private static final int LIMIT = 12 * Question.STEPS;
    private static final int[] YES = table();

    private Odds() {}

    /** StrictMath gives the same bits on every JVM. */
    private static int[] table() {
        int[] yes = new int[2 * LIMIT + 1];
        for (int x = -LIMIT; x <= LIMIT; x++) {
            double probability = 1 / (1 + StrictMath.exp(-(double) x / Question.STEPS));
            yes[x + LIMIT] = (int) Math.max(1, Math.min(WHOLE - 1, StrictMath.round(probability * WHOLE)));
        }
        return yes;
    }

    /** The frequency of yes, 1 to 65,535, for a sum of guess and weights in steps. */
    static int yes(int sum) {
        return YES[Math.max(-LIMIT, Math.min(LIMIT, sum)) + LIMIT];
    }
}
