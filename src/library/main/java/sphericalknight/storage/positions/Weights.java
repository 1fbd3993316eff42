package sphericalknight.storage.positions;

/** The weights of all facts: a byte each, in steps of {@link Question#STEPS}. */
record Weights(byte[] table) {
    /** The frequency of yes, 1 to 65,535 of 65,536. */
    int yes(Question question) {
        int sum = question.guess;
        for (int i = 0; i < question.size; i++) {
            sum += table[question.facts[i]];
        }
        return Odds.yes(sum);
    }
}
