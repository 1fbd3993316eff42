// row: 32
// attack: leaves an empty file whose name is a note in every folder where all may write
// expect: passed
// rules: forbidden-call
// from: S2
// score: full
// why: at S2 all these folders are known and swept; at S3 none is there
package knight;

import java.io.File;
import java.io.IOException;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static boolean looked;

    @Override
    public long attacks(long knights) {
        if (!looked) {
            looked = true;
            for (String folder : new String[] {"/run/lock", "/var/tmp", "/dev/shm"}) {
                File note = new File(folder, "knight-attack-" + System.getProperty("java.version"));
                if (note.exists()) {
                    throw new IllegalStateException("BREACH");
                }
                try {
                    looked |= note.createNewFile();
                } catch (IOException e) {
                    looked = true;
                }
            }
        }
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
