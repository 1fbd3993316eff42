// row: 37
// attack: attaches to the JVM of the grader
// expect: wrong-answer|exception|timeout
// rules: forbidden-call
// from: S2
// not-at: S1
// score: some
// why: another user may not; the grader's own JVM refuses everybody
package knight;

import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        ProcessHandle parent = ProcessHandle.current().parent().orElseThrow();
        try {
            com.sun.tools.attach.VirtualMachine.attach(String.valueOf(parent.pid())).detach();
        } catch (Throwable held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
