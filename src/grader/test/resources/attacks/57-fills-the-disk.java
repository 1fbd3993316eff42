// row: 57
// attack: writes 80 megabytes
// expect: wrong-answer|exception|cpu-limit|memory
// rules: forbidden-call
// why: no byte can be written into any file
package knight;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static boolean tried;

    @Override
    public long attacks(long knights) {
        if (tried) {
            return 0;
        }
        tried = true;
        try {
            for (int i = 0; i < 10; i++) {
                Files.write(Path.of(System.getProperty("java.io.tmpdir"), "knight-attack-" + i), new byte[8 << 20]);
            }
        } catch (IOException held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
