// row: 7
// attack: fills the memory outside the heap
// expect: memory
// rules: forbidden-call
// why: direct buffers have a limit of their own
package knight;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        List<ByteBuffer> all = new ArrayList<>();
        while (true) {
            all.add(ByteBuffer.allocateDirect(1 << 20));
        }
    }
}
