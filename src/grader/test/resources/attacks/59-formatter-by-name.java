// row: 59
// attack: empties a file through Formatter(String)
// expect: passed
// rules: forbidden-call
// from: S2
// score: full
// why: as 59-print-stream-by-name: a Formatter is not on the list, String.format is
package knight;

import java.io.FileNotFoundException;
import java.util.Formatter;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            new Formatter("/tmp/knight-attack-formatted").close();
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
