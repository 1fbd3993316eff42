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
