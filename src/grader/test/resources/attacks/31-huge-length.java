// row: 31
// attack: announces a frame of two gigabytes
// expect: protocol
// rules: forbidden-call
// why: no memory is taken for a length
package knight;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            new FileOutputStream(FileDescriptor.out).write(new byte[] {127, -1, -1, -1});
        } catch (IOException e) {
            return 0;
        }
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
