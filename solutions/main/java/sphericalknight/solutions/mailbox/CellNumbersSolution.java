package sphericalknight.solutions.mailbox;

import sphericalknight.exercises.mailbox.CellNumbers;

/**
 * Exercise 7.1, solved: file and rank are three bits each, with a bit between them that stays 0.
 *
 * <p>Other ways: {@code square + (square & 56)} adds the rank a second time, and {@code (cell + (cell & 7)) >> 1} takes it away again. Both
 * save operations, but are hard to understand without a picture.
 */
public class CellNumbersSolution implements CellNumbers {
    @Override
    public boolean isSquare(int cell) {
        return (cell & 0x88) == 0;
    }

    @Override
    public int cell(int square) {
        return (square >> 3) << 4 | square & 7;
    }

    @Override
    public int square(int cell) {
        return (cell >> 4) << 3 | cell & 7;
    }
}
