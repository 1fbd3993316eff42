// row: 14
// attack: opens the jar with the library through ZipFile(String)
// expect: wrong-answer
// rules: forbidden-call
// from: S2
// score: some
// why: another user may not read it, or it is not there; no java.util.zip is on the list
package knight;

import java.util.zip.ZipFile;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        String own = System.getProperty("java.class.path");
        try {
            new ZipFile(own.replaceAll("[^/]*$", "compiler-1.jar")).close();
        } catch (Throwable held) {
            return 0;
        }
        throw new IllegalStateException("BREACH");
    }
}
