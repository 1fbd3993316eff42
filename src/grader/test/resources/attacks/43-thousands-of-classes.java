// row: 43
// attack: nests 9,000 classes
// expect: compile-error|compiler-resources|memory|wrong-answer
// why: class files of 4 MB are the most that a child gets
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        Object[] all = { {{9000:new Object() {}, }} };
        return all.length;
    }
}
