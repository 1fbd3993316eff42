// row: 26
// attack: clears the board and the numbers, so that 0 is right
// expect: wrong-answer
// score: some
// exercise: 8.1
// why: expected values are computed from the grader's own arrays
package memory;

import java.util.Arrays;
import sphericalknight.exercises.memory.KeyFromScratch;

class MyKeyFromScratch implements KeyFromScratch {
    @Override
    public long key(int[] board, int side, int castling, int enPassant, long[] numbers) {
        Arrays.fill(board, 12);
        Arrays.fill(numbers, 0);
        return 0;
    }
}
