// row: 8
// attack: calls itself without end
// expect: exception
// why: the stack overflows; the child lives on
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        return attacks(knights + 1) + 1;
    }
}
