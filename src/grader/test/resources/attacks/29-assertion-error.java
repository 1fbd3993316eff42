// row: 29
// attack: throws the error of a failed test
// expect: exception
// why: it is shown as what the answer throws
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        throw new AssertionError("expected: 1 but was: 1");
    }
}
