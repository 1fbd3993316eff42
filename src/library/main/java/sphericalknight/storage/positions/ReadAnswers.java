package sphericalknight.storage.positions;

import sphericalknight.storage.RangeDecoder;

/** Reads the answers that {@link WrittenAnswers} wrote. */
final class ReadAnswers implements Answers {
    private final Weights weights;
    private final RangeDecoder decoder;

    ReadAnswers(Weights weights, RangeDecoder decoder) {
        this.weights = weights;
        this.decoder = decoder;
    }

    @Override
    public boolean answer(Question question, boolean unknown) {
        int yes = weights.yes(question);
        boolean is = decoder.target(Odds.WHOLE) < yes;
        decoder.accept(is ? 0 : yes, is ? yes : Odds.WHOLE - yes, Odds.WHOLE);
        return is;
    }

    @Override
    public int choose(int square, int[] frequencies, int unknown) {
        int target = decoder.target(Odds.WHOLE);
        int below = 0;
        int choice = 0;
        while (target >= below + frequencies[choice]) {
            below += frequencies[choice++];
        }
        decoder.accept(below, frequencies[choice], Odds.WHOLE);
        return choice;
    }
}
