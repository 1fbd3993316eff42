// row: 32
// attack: leaves a note, and behaves otherwise when it finds one
// expect: passed
// rules: forbidden-call
// from: S2
// score: full
// why: nothing that an answer leaves outlives its process
package knight;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static boolean looked;

    @Override
    public long attacks(long knights) {
        try {
            if (!looked) {
                looked = true;
                Path note = Path.of("/tmp/knight-attack-note");
                if (Files.exists(note)) {
                    throw new IllegalStateException("BREACH");
                }
                Files.writeString(note, "seen");
            }
        } catch (IOException e) {
            looked = true;
        }
        long set = 0;
        for (int from = 0; from < 64; from++) {
            for (int to = 0; to < 64; to++) {
                int files = Math.abs(from % 8 - to % 8);
                int ranks = Math.abs(from / 8 - to / 8);
                if ((knights >>> from & 1) != 0 && files * ranks == 2) {
                    set |= 1L << to;
                }
            }
        }
        return set;
    }
}
