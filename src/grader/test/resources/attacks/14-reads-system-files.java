// row: 14
// attack: reads the list of users
// expect: wrong-answer
// rules: forbidden-call
// from: S3
// score: some
// why: that file is not there
package knight;

import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            Files.readString(Path.of("/etc/passwd"));
        } catch (Throwable held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
