// row: 59
// attack: empties a file through PrintStream(String)
// expect: passed
// rules: forbidden-call
// from: S2
// score: full
// why: what it writes is swept away; no constructor that opens a file is on the list of what answers may call
package knight;

import java.io.FileNotFoundException;
import java.io.PrintStream;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            new PrintStream("/tmp/knight-attack-printed").close();
        } catch (FileNotFoundException held) {
            // then it goes on
        }
        long set = 0;
        for (int square = 0; square < 4096; square++) {
            int files = Math.abs(square % 8 - square / 64 % 8);
            int ranks = Math.abs(square / 8 % 8 - square / 512);
            set |= (knights >>> square % 64 & 1) != 0 && files * ranks == 2 ? 1L << square / 64 : 0;
        }
        return set;
    }
}
