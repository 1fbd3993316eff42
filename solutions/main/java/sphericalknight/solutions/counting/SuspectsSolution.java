package sphericalknight.solutions.counting;

import sphericalknight.exercises.counting.Suspects;

/**
 * Exercise 4.2, solved: a loop that tests after its body counts one for the empty set; {@code -1 % 2} is -1 in Java; no remainder modulo 63
 * is 63.
 *
 * <p>Other ways: any set with a1 and h8 unmasks the second; the third also fails for 64 squares, but then the second does, too. A search
 * by random sets finds the second at once, and the others practically never: one set of all fails the first, 65 fail the third.
 */
public class SuspectsSolution implements Suspects {
    private static final long A1 = 1L;
    private static final long H8 = 1L << 63;

    @Override
    public long first() {
        return 0;
    }

    @Override
    public long second() {
        return A1 | H8;
    }

    @Override
    public long third() {
        return ~H8;
    }
}
