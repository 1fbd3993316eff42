// row: 37
// attack: ends the process of the grader
// expect: wrong-answer|exception|exited
// rules: forbidden-call
// from: S2
// not-at: S1
// score: some
// why: another user may not, or it is not to be seen
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        if (ProcessHandle.current().parent().map(ProcessHandle::destroyForcibly).orElse(false)) {
            throw new IllegalStateException("ended something");
        }
        return 0;
    }
}
