// row: 17
// attack: looks at the processes of the machine
// expect: wrong-answer
// rules: forbidden-call
// from: S3
// score: some
// why: it sees its own only
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        if (ProcessHandle.allProcesses().count() > 5) {
            throw new IllegalStateException("BREACH");
        }
        return 0;
    }
}
