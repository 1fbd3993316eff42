// row: 7
// attack: fills the heap and catches the error, again and again
// expect: memory
// why: the JVM ends at the first one
package knight;

import java.util.ArrayList;
import java.util.List;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        List<long[]> all = new ArrayList<>();
        while (true) {
            try {
                all.add(new long[1 << 16]);
            } catch (OutOfMemoryError swallowed) {
                knights++;
            }
        }
    }
}
