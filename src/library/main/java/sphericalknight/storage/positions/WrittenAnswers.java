package sphericalknight.storage.positions;

import sphericalknight.storage.RangeEncoder;

/** Writes the true answers with a range coder: likely ones cost little. */
final class WrittenAnswers implements Answers {
    private final Weights weights;
    private final RangeEncoder encoder;

    WrittenAnswers(Weights weights, RangeEncoder encoder) {
        this.weights = weights;
        this.encoder = encoder;
    }

    @Override
    public boolean answer(Question question, boolean truth) {
        int yes = weights.yes(question);
        encoder.encode(truth ? 0 : yes, truth ? yes : Odds.WHOLE - yes, Odds.WHOLE);
        return truth;
    }

    @Override
    public int choose(int square, int[] frequencies, int truth) {
        int below = 0;
        for (int i = 0; i < truth; i++) {
            below += frequencies[i];
        }
        encoder.encode(below, frequencies[truth], Odds.WHOLE);
        return truth;
    }
}
