package sphericalknight.storage.positions;

/** Adds up what the true answers would cost: the logarithms of their chances to the base 2, without the rounding of a coder. */
final class MeasuredAnswers implements Answers {
    private final Weights weights;

    /** Bits so far. */
    double bits;

    MeasuredAnswers(Weights weights) {
        this.weights = weights;
    }

    /** The bits of the questions about each square. */
    final double[] bitsOfSquare = new double[64];

    private void add(int frequency, int square) {
        double cost = -Math.log((double) frequency / Odds.WHOLE) / Math.log(2);
        bits += cost;
        if (square >= 0) {
            bitsOfSquare[square] += cost;
        }
    }

    @Override
    public boolean answer(Question question, boolean truth) {
        int yes = weights.yes(question);
        add(truth ? yes : Odds.WHOLE - yes, question.square);
        return truth;
    }

    @Override
    public int choose(int square, int[] frequencies, int truth) {
        add(frequencies[truth], square);
        return truth;
    }
}
