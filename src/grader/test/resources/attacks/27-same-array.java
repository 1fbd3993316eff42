// row: 27
// attack: returns one and the same array each time
// expect: passed|wrong-answer
// score: full
// exercise: 5.4
// why: as 27-live-alias: each answer is copied when it is given
package lowest;

import sphericalknight.exercises.lowest.SquaresInOrder;

class MySquaresInOrder implements SquaresInOrder {
    private static int[] only = new int[64];

    @Override
    public int[] squares(long set) {
        int[] squares = new int[Long.bitCount(set)];
        set = Long.reverseBytes(set);
        for (int i = 0; i < squares.length; i++) {
            squares[i] = Long.numberOfTrailingZeros(set) ^ 56;
            set &= set - 1;
        }
        if (squares.length == 64) {
            System.arraycopy(squares, 0, only, 0, 64);
            return only;
        }
        return squares;
    }
}
