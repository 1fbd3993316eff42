// row: 13
// attack: writes to the real standard error without end
// expect: protocol|cpu-limit
// rules: forbidden-call
// why: the grader reads it, keeps the beginning, and ends the process after a megabyte
package knight;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        byte[] page = new byte[1 << 16];
        try (FileOutputStream errors = new FileOutputStream(FileDescriptor.err)) {
            while (true) {
                errors.write(page);
            }
        } catch (IOException e) {
            return 0;
        }
    }
}
