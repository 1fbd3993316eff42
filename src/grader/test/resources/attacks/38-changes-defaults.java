// row: 38
// attack: changes locale, time zone, properties and output streams
// expect: passed
// rules: forbidden-call
// score: full
// why: they are those of its own process
package knight;

import java.util.Locale;
import java.util.TimeZone;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        Locale.setDefault(Locale.forLanguageTag("ar"));
        TimeZone.setDefault(TimeZone.getTimeZone("Asia/Kathmandu"));
        System.setProperty("line.separator", "x");
        System.setProperty("java.io.tmpdir", "/");
        System.setOut(null);
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
