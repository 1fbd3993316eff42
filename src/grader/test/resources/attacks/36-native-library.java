// row: 36
// attack: loads a library that it wrote itself
// expect: exception
// rules: forbidden-call
// why: no native code is needed to end a test
package knight;

import java.nio.file.Files;
import java.nio.file.Path;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            Path file = Path.of(System.getProperty("java.io.tmpdir"), "libknight-attack.so");
            Files.write(file, new byte[] {127, 'E', 'L', 'F'});
            System.load(file.toString());
        } catch (java.io.IOException e) {
            throw new IllegalStateException("no file");
        }
        return 0;
    }
}
