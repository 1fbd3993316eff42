// row: 18
// attack: dumps its own heap and looks for the tests in it
// expect: passed
// rules: forbidden-call
// score: full
// why: no secret lives in the child
package knight;

import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static boolean dumped;

    @Override
    public long attacks(long knights) {
        if (!dumped) {
            dumped = true;
            try {
                Path file = Path.of(System.getProperty("java.io.tmpdir"), "knight-attack.hprof");
                HotSpotDiagnosticMXBean bean = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
                bean.dumpHeap(file.toString(), true);
                if (new String(Files.readAllBytes(file), "ISO-8859-1").contains(String.join("Contract", "Knight", ""))) {
                    throw new IllegalStateException("BREACH");
                }
            } catch (java.io.IOException tooLarge) {
                dumped = true;
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
