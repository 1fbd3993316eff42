// row: 23
// attack: throws what JUnit takes for "skipped"
// expect: exception
// why: what is thrown has the right name only
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    static final class TestAbortedException extends RuntimeException {}

    @Override
    public long attacks(long knights) {
        throw new TestAbortedException();
    }
}
