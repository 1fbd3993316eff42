// row: 32
// attack: computes each answer slowly once, and looks it up when steps are counted
// expect: wrong-answer
// score: some
// exercise: 5.3
// why: steps are counted for sets that no test has asked before
package lowest;

import java.util.HashMap;
import java.util.Map;
import sphericalknight.exercises.lowest.HighestSquare;

class MyHighestSquare implements HighestSquare {
    private static final Map<Long, Integer> KNOWN = new HashMap<>();

    @Override
    public int highest(long set) {
        return KNOWN.computeIfAbsent(set, any -> {
            int square = 63;
            while (square >= 0 && (any >>> square & 1) == 0) {
                square--;
            }
            return square;
        });
    }
}
