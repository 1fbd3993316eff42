package sphericalknight.solutions.memory;

import sphericalknight.exercises.memory.KeyAfterMove;

/**
 * Exercise 8.2, solved: four XORs, one of which is with 0 unless the move captures.
 *
 * <p>Other ways: a thirteenth set of numbers, for empty squares, removes the test for captures but adds two operations. Computing the key
 * from scratch takes 64 look-ups, which is acceptable only in tests.
 */
public class KeyAfterMoveSolution implements KeyAfterMove {
    @Override
    public long after(long key, int[] board, int from, int to, long[] numbers) {
        long captured = board[to] == 12 ? 0 : numbers[64 * board[to] + to];
        return key ^ numbers[64 * board[from] + from] ^ captured ^ numbers[64 * board[from] + to] ^ numbers[780];
    }
}
