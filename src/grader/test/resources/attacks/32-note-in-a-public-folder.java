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
