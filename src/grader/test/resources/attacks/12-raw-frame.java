// row: 12
// attack: writes a frame of the right form, before its answer
// expect: protocol
// rules: forbidden-call
// why: its number is not that of the question
package knight;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        try {
            new FileOutputStream(FileDescriptor.out)
                    .write(ByteBuffer.allocate(21).putInt(17).putLong(knights).put((byte) 6).putLong(knights).array());
        } catch (IOException e) {
            return 0;
        }
        long one = (knights << 1 & 0xFEFEFEFEFEFEFEFEL) | (knights >>> 1 & 0x7F7F7F7F7F7F7F7FL);
        long two = (knights << 2 & 0xFCFCFCFCFCFCFCFCL) | (knights >>> 2 & 0x3F3F3F3F3F3F3F3FL);
        long set = one << 16 | one >>> 16 | two << 8 | two >>> 8;
        return set;
    }
}
