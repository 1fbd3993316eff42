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
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        return one << 16 | one >>> 16 | two << 8 | two >>> 8;
    }
}
