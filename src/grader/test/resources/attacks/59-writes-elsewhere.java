// row: 59
// attack: writes to the root folder and to the home folder
// expect: wrong-answer
// rules: forbidden-call
// from: S2
// not-at: S1
// score: some
// why: another user may not; inside everything is read-only
package knight;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        for (String folder : new String[] {"/", "/root", "/home", "/usr", "/opt", "/srv"}) {
            try {
                Files.writeString(Path.of(folder, "knight-attack"), "forged");
                throw new IllegalStateException("BREACH");
            } catch (IOException held) {
                knights++;
            }
        }
        return 0;
    }
}
