// row: 44
// attack: calls a forbidden method through a method reference
// expect: passed
// rules: forbidden-call
// score: full
// exercise: 4.3
// why: the rules see the handle
package counting;

import java.util.function.LongToIntFunction;
import sphericalknight.exercises.counting.SparseCount;

class MySparseCount implements SparseCount {
    private final LongToIntFunction count = Long::bitCount;

    @Override
    public boolean atLeast(long set, int number) {
        return count(set) >= number;
    }

    @Override
    public int count(long set) {
        return count.applyAsInt(set);
    }
}
