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
    public long withoutLowest(long set) {
        return set & (set - 1);
    }

    @Override
    public int count(long set) {
        return Long.bit\u0043ount(set);
    }
}
