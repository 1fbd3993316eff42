package sphericalknight.solutions.bitboards;

import sphericalknight.exercises.bitboards.Initials;

/**
 * Exercise 1.1, solved for the initials SK: the line {@code 1 1 1 . 1 . 1 .} is 1 + 2 + 4 + 16 + 64 = 0x57, and so on from the top.
 *
 * <p>Other ways: any other drawing. In binary, a line reads from right to left: {@code 0b01010111}.
 */
public class InitialsSolution implements Initials {
    @Override
    public String drawing() {
        return """
                . . . . . . . .
                1 1 1 . 1 . 1 .
                1 . . . 1 . 1 .
                1 1 1 . 1 1 . .
                . . 1 . 1 . 1 .
                1 1 1 . 1 . 1 .
                . . . . . . . .
                . . . . . . . .
                """;
    }

    @Override
    public long word() {
        return 0x0057_5137_5457_0000L;
    }
}
