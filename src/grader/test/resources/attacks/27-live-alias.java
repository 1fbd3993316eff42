// row: 27
// attack: keeps the array that it returned, and changes it later
// expect: passed
// score: full
// exercise: 5.4
// why: the grader has a copy
package lowest;

import java.util.Arrays;
import sphericalknight.exercises.lowest.SquaresInOrder;

class MySquaresInOrder implements SquaresInOrder {
    private int[] last = new int[0];

    @Override
    public int[] squares(long set) {
        Arrays.fill(last, -1);
        int[] squares = new int[Long.bitCount(set)];
        set = Long.reverseBytes(set);
        for (int i = 0; i < squares.length; i++) {
            squares[i] = Long.numberOfTrailingZeros(set) ^ 56;
            set &= set - 1;
        }
        last = squares;
        return squares;
    }
}
