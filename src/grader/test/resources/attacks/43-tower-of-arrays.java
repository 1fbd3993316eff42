// row: 43
// attack: nests 3,000 conditions and 250 dimensions
// expect: compile-error|compiler-resources|wrong-answer
// why: the compiler counts dimensions, and its stack ends
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        int[]{{253:[]}} a = null;
        return {{3000:knights == 1 ? 2 : }} 0;
    }
}
