package sphericalknight.storage.positions;

/**
 * A question with yes or no for an answer, and what is known when it is asked: a rough guess and a few small facts. Every fact has a weight in
 * a table; the guess and the weights added up are the logarithm of the odds of yes.
 *
 * <pre>{@code
 * Does a white knight stand on f3?     guess    2 knights on 50 squares: odds of 1 : 24, -3.2
 *                                      facts    a knight on f3, 20 men on the board            +1.1
 *                                               a knight on f3, the king on g1                 +0.4
 *                                               a knight on f3, a pawn of ours protects it     +0.2
 *                                      sum      -1.5: yes has the probability 0.18
 * }</pre>
 */
final class Question {
    /** Weights and guesses are natural logarithms in this many steps. */
    static final int STEPS = 24;

    private static final int MOST_FACTS = 24;

    /** The places of the facts in the table of weights. */
    final int[] facts = new int[MOST_FACTS];

    /** How many facts there are. */
    int size;

    /** The guess, in steps. */
    int guess;

    /** The square it is about, or -1. */
    int square;

    /** Begins a new question. */
    void begin(int newGuess) {
        guess = newGuess;
        size = 0;
        square = -1;
    }

    /** Adds a fact. */
    void fact(int slot) {
        facts[size++] = slot;
    }
}
