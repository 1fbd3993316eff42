// row: 14
// attack: reads the jar with the library beside its own
// expect: wrong-answer
// rules: forbidden-call
// from: S2
// score: some
// why: another user may not read it, or it is not there
package knight;

import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            Path own = Path.of(System.getProperty("java.class.path"));
            Files.readAllBytes(own.resolveSibling("compiler-1.jar"));
        } catch (Throwable held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
