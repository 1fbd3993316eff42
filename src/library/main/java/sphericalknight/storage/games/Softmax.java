package sphericalknight.storage.games;

import sphericalknight.storage.RangeEncoder;

/**
 * Converts scores to frequencies in integer arithmetic. Scores are in sixteenths of a bit: a move with 16 more points is twice as likely,
 * with 32 more points four times as likely. The exponential function is a table of 16 numbers and a shift.
 *
 * <pre>{@code
 * points behind the best     0      1      2   ...    15     16     17   ...    32
 * likelihood             32768  31379  30048   ... 17109  16384  15689   ...  8192
 * }</pre>
 *
 * <p>Then the likelihoods are scaled to a total of about 2^16, and every move gets at least 1: no move is impossible, and the greatest
 * surprise costs 16 bits.
 */
final class Softmax {
    /** The number of points that makes a move twice as likely. */
    static final int POINTS_PER_BIT = 16;

    /** Entry i is 2^15 times 2^(-i/16), rounded. */
    private static final int[] POWERS = {
        32768, 31379, 30048, 28774, 27554, 26386, 25268, 24196, 23170, 22188, 21247, 20347, 19484, 18658, 17867, 17109
    };

    private Softmax() {}

    /**
     * The relative frequency of a move whose score is below the best: 2^15 times 2^(-points/16), as a whole number; 0 from 241 points on.
     *
     * @param points the difference from the best score, 0 or more
     */
    static int likelihood(int points) {
        int halvings = points / POINTS_PER_BIT;
        return halvings > 15 ? 0 : POWERS[points % POINTS_PER_BIT] >>> halvings;
    }

    /**
     * Turns the scores of all moves into frequencies.
     *
     * @param scores any numbers, in sixteenths of a bit
     * @param count the number of scores, 1 to 256
     * @param frequencies receives the frequencies, each at least 1
     * @return their sum, at most {@link RangeEncoder#MOST}
     */
    static int frequencies(int[] scores, int count, int[] frequencies) {
        int best = scores[0];
        for (int i = 1; i < count; i++) {
            best = Math.max(best, scores[i]);
        }
        for (int i = 0; i < count; i++) {
            frequencies[i] = likelihood(best - scores[i]);
        }
        return scale(frequencies, count);
    }

    /**
     * Scales likelihoods so that they add up to about 2^16 and none is 0.
     *
     * @param likelihoods 0 to 2^15 each, not all 0; they are replaced by frequencies
     */
    static int scale(int[] likelihoods, int count) {
        int sum = 0;
        for (int i = 0; i < count; i++) {
            sum += likelihoods[i];
        }
        long scale = ((long) (RangeEncoder.MOST - count) << 32) / sum;
        int total = 0;
        for (int i = 0; i < count; i++) {
            likelihoods[i] = 1 + (int) (likelihoods[i] * scale >>> 32);
            total += likelihoods[i];
        }
        return total;
    }
}
