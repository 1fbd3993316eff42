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
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
