// row: 6
// attack: a shutdown hook writes a forged report
// expect: passed
// rules: forbidden-call
// score: full
// why: the hook runs nowhere near the reports, and the answers are right
package knight;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static boolean hooked;

    @Override
    public long attacks(long knights) {
        if (!hooked) {
            hooked = true;
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {
                try {
                    Files.writeString(Path.of("results.json"), "{\"score\": 50}");
                } catch (IOException e) {
                    // no report for me
                }
            }));
        }
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
