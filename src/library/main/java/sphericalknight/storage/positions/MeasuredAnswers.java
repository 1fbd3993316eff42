package sphericalknight.storage.positions;

/** Adds up what the true answers would cost: the logarithms of their chances to the base 2, without the rounding of a coder. */
final class MeasuredAnswers implements Answers {
    private final Weights weights;

    /** Bits so far. */
    double bits;

    MeasuredAnswers(Weights weights) {
        this.weights = weights;
    }

    private void add(int frequency) {
        bits -= Math.log((double) frequency / Odds.WHOLE) / Math.log(2);
    }

    @Override
    public boolean answer(Question question, boolean truth) {
        int yes = weights.yes(question);
        add(truth ? yes : Odds.WHOLE - yes);
        return truth;
    }

    @Override
    public int choose(int[] frequencies, int truth) {
        add(frequencies[truth]);
        return truth;
    }
}
