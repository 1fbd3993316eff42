// row: 1
// attack: ends the JVM with exit code 0
// expect: exited
// rules: forbidden-call
// why: exit 0 is no result
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        System.exit(0);
        return 0;
    }
}
