// row: 30
// attack: returns an array of a gigabyte
// expect: memory
// exercise: 5.4
// why: it does not fit into the child, and would not fit into a frame
package lowest;

import sphericalknight.exercises.lowest.SquaresInOrder;

class MySquaresInOrder implements SquaresInOrder {
    @Override
    public int[] squares(long set) {
        return new int[1 << 28];
    }
}
