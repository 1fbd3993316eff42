// row: 44
// attack: hides a forbidden name behind a Unicode escape
// expect: passed
// rules: forbidden-call
// score: full
// exercise: 4.3
// why: the rules read class files, where it is plain
package counting;

import sphericalknight.exercises.counting.SparseCount;

class MySparseCount implements SparseCount {
    @Override
    public boolean atLeast(long set, int number) {
        return count(set) >= number;
    }

    @Override
    public int count(long set) {
        return Long.bit\u0043ount(set);
    }
}
