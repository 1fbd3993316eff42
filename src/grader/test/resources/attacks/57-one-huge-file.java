// row: 57
// attack: writes one file of a gigabyte
// expect: wrong-answer|exception|cpu-limit
// rules: forbidden-call
// why: no byte can be written into any file
package knight;

import java.io.FileOutputStream;
import java.io.IOException;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static boolean tried;

    @Override
    public long attacks(long knights) {
        if (tried) {
            return 0;
        }
        tried = true;
        try (FileOutputStream file = new FileOutputStream(System.getProperty("java.io.tmpdir") + "/knight-attack")) {
            for (int i = 0; i < 1024; i++) {
                file.write(new byte[1 << 20]);
            }
        } catch (IOException held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
