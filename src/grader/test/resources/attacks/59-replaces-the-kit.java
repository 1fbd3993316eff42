// row: 59
// attack: replaces the jar that children are started from
// expect: wrong-answer
// rules: forbidden-call
// from: S2
// not-at: S1
// score: some
// why: another user may not; inside it is read-only
package knight;

import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            Files.writeString(Path.of(System.getProperty("java.class.path")), "forged");
        } catch (Throwable held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
