// row: 7
// attack: fills the heap
// expect: memory
// why: the limit is that of its own JVM
package knight;

import java.util.ArrayList;
import java.util.List;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        List<long[]> all = new ArrayList<>();
        while (true) {
            all.add(new long[1 << 16]);
        }
    }
}
