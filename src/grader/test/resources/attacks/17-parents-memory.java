// row: 17
// attack: reads the memory map of the grader
// expect: wrong-answer
// rules: forbidden-call
// from: S2
// score: some
// why: another user may not, or there is no such process
package knight;

import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        long parent = ProcessHandle.current().parent().map(ProcessHandle::pid).orElse(1L);
        try {
            if (!Files.readString(Path.of("/proc/" + parent + "/maps")).contains("libjvm")) {
                return 0;
            }
        } catch (Throwable held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
