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
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
