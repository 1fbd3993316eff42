package sphericalknight.exercises.memory;

import sphericalknight.exercise.Exercise;

/** Exercise 8.2: the key after a move, computed from the key before it. */
@Exercise(id = "8.2", title = "Key after a move", lesson = "08-zobrist", inClass = true, sets = false)
public interface KeyAfterMove {
    /**
     * The key after a plain move or a plain capture: no castling, no promotion, no en passant, and no castling right is lost. The board is
     * the one before the move; only two of its squares need to be read.
     *
     * <pre>
     * numbers[64 * piece + square]   a piece on a square
     * numbers[780]                   Black to move
     * </pre>
     *
     * @param key the key before the move; it contains no number for en passant
     * @param board 64 numbers, a1 first: PNBRQK are 0 to 5, pnbrqk 6 to 11, an empty square is 12; the array must not be changed
     * @param from the start square of the move
     * @param to the target square; an enemy there is captured
     * @param numbers 781 random numbers as in 8.1; the array must not be changed
     * @return the key after the move, with the other side to move
     */
    long after(long key, int[] board, int from, int to, long[] numbers);
}
