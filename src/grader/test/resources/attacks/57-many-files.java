// row: 57
// attack: makes empty files without end
// expect: cpu-limit|exception|memory|exited
// rules: forbidden-call
// why: it costs its own processor time, and all are removed
package knight;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            for (int i = 0; ; i++) {
                Files.createFile(Path.of(System.getProperty("java.io.tmpdir"), "knight-attack-" + i));
            }
        } catch (IOException held) {
            throw new IllegalStateException("no more files");
        }
    }
}
