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
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        return one << 16 | one >>> 16 | two << 8 | two >>> 8;
    }
}
