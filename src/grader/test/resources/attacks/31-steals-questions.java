// row: 31
// attack: reads the questions from the pipe itself
// expect: timeout|protocol|exited|wrong-answer
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
        return ~knights; // never right
    }
}
