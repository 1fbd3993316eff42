// row: 30
// attack: returns an array that is longer than a frame
// expect: exception
// exercise: 5.4
// why: frames have a limit; the length is checked before anything is allocated
package lowest;

import sphericalknight.exercises.lowest.SquaresInOrder;

class MySquaresInOrder implements SquaresInOrder {
    @Override
    public int[] squares(long set) {
        return new int[3_000_000];
    }
}
