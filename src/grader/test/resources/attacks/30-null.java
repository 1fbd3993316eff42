// row: 30
// attack: returns null
// expect: exception|wrong-answer
// exercise: 5.4
// why: null is an answer, a wrong one
package lowest;

import sphericalknight.exercises.lowest.SquaresInOrder;

class MySquaresInOrder implements SquaresInOrder {
    @Override
    public int[] squares(long set) {
        return null;
    }
}
