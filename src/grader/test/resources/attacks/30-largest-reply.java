// row: 30
// attack: returns the longest array that fits into a frame, each time
// expect: cpu-limit|memory|wrong-answer|timeout
// exercise: 5.4
// why: the length is compared first, and whoever makes it pays for the time
package lowest;

import java.util.Arrays;
import sphericalknight.exercises.lowest.SquaresInOrder;

class MySquaresInOrder implements SquaresInOrder {
    @Override
    public int[] squares(long set) {
        int[] all = new int[2_000_000];
        Arrays.setAll(all, i -> i * 0x9E3779B9);
        return all;
    }
}
