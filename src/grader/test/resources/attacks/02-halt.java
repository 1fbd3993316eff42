// row: 2
// attack: halts the JVM
// expect: exited
// rules: forbidden-call
// why: no shutdown hook runs, no report is written by it
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        Runtime.getRuntime().halt(0);
        return 0;
    }
}
