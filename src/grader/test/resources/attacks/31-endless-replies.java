// row: 31
// attack: writes replies without end
// expect: protocol|cpu-limit|timeout
// rules: forbidden-call
// why: the first one that nobody asked for is the end
package knight;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        byte[] frame = ByteBuffer.allocate(21).putInt(17).putLong(1).put((byte) 6).putLong(0).array();
        try (FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
            while (true) {
                out.write(frame);
            }
        } catch (IOException e) {
            return 0;
        }
    }
}
