// row: 52
// attack: does not compile
// expect: compile-error
// why: each answer is compiled alone
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        return knights
    }
}
