package sphericalknight.exercises.storage;

import sphericalknight.exercise.Exercise;

/** Exercise 12.1: a board as a number in base 13. */
@Exercise(id = "12.1", title = "Base 13 there and back", lesson = "12-storing", inClass = true)
public interface Base13 {
    /**
     * A board as one number of 64 digits, {@code cells[0] + 13 * cells[1] + 13 * 13 * cells[2] + ...}, in 30 bytes.
     *
     * <pre>
     * cells    12  1  0  0 ... 0      a1 is the lowest digit, h8 the highest
     * number   12 + 13 * 1 = 25       13^64 needs 237 bits, which is 30 bytes
     * bytes    0 0 0 ... 0 25         the highest byte first, zeros in front included
     * </pre>
     *
     * @param cells 64 numbers from 0 to 12, a1 first, then b1; the array must not be changed
     * @return 30 bytes, in a new array
     */
    byte[] pack(int[] cells);

    /**
     * Restores the board.
     *
     * @param code 30 bytes returned by {@link #pack}; the array must not be changed
     * @return 64 numbers from 0 to 12, in a new array
     */
    int[] unpack(byte[] code);
}
