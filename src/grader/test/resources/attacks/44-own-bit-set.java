// row: 44
// attack: calls a forbidden method that its own class inherits
// expect: passed
// rules: forbidden-call
// score: full
// exercise: 4.3
// why: a member is looked for where it is inherited from
package counting;

import java.util.BitSet;
import sphericalknight.exercises.counting.SparseCount;

class MySparseCount implements SparseCount {
    private static final class Bits extends BitSet {
        Bits(long set) {
            or(BitSet.valueOf(new long[] {set}));
        }
    }

    @Override
    public boolean atLeast(long set, int number) {
        return count(set) >= number;
    }

    @Override
    public int count(long set) {
        return new Bits(set).cardinality();
    }
}
