// row: 51
// attack: hides its answer as a member of another class
// expect: missing-type
// why: the class that is asked for is not there
package knight;

import sphericalknight.exercises.knight.Knight;

class Outer {
    static class MyKnight implements Knight {
        @Override
        public long attacks(long knights) {
            return 0;
        }
    }
}
