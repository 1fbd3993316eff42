package sphericalknight.storage;

/** Scales weights to frequencies for the {@link RangeEncoder}: integers with a small sum, at least 1 for each symbol that may occur. */
public final class Frequencies {
    private Frequencies() {}

    /**
     * Scales weights to a given sum. Every symbol of positive weight gets at least 1; the remainder left by rounding goes to the symbol of
     * largest weight.
     *
     * @param weights 0 or more, with a sum below 2^46; at least one is positive
     * @param total the required sum, at least the number of positive weights and at most {@link RangeEncoder#MOST}
     * @return one frequency for each weight, with the sum {@code total}; 0 for a weight of 0
     * @throws IllegalArgumentException if no weight is positive or {@code total} is out of range
     */
    public static int[] scale(long[] weights, int total) {
        long sum = 0;
        int symbols = 0;
        for (long weight : weights) {
            sum += weight;
            symbols += weight > 0 ? 1 : 0;
        }
        if (symbols == 0 || symbols > total || total > RangeEncoder.MOST) {
            throw new IllegalArgumentException(symbols + " symbols that occur cannot share a sum of " + total
                    + " (at most " + RangeEncoder.MOST + ")");
        }
        int[] frequencies = new int[weights.length];
        int heaviest = 0;
        int left = total;
        for (int symbol = 0; symbol < weights.length; symbol++) {
            if (weights[symbol] > 0) {
                frequencies[symbol] = 1 + (int) (weights[symbol] * (total - symbols) / sum);
                left -= frequencies[symbol];
            }
            if (weights[symbol] > weights[heaviest]) {
                heaviest = symbol;
            }
        }
        frequencies[heaviest] += left;
        return frequencies;
    }
}
