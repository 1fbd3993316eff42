// row: 12
// attack: closes the real standard output
// expect: exited|protocol
// rules: forbidden-call
// why: then no answer can come
package knight;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            new FileOutputStream(FileDescriptor.out).close();
        } catch (IOException e) {
            return 0;
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
