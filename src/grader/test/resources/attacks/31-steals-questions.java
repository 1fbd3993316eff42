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
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
