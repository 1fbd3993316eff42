// row: 14
// attack: looks for the home folders
// expect: wrong-answer
// rules: forbidden-call
// from: S3
// score: some
// why: there are none inside
package knight;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            try (Stream<Path> files = Files.list(Path.of("/home"))) {
                files.count();
            }
        } catch (Throwable held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
