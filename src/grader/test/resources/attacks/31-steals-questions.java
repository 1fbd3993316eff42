// row: 31
// attack: reads the questions from the pipe itself
// expect: timeout|protocol|exited
// rules: forbidden-call
// why: then nobody is left to answer them
package knight;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            new FileInputStream(FileDescriptor.in).read(new byte[1 << 20]);
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
