// row: 58
// attack: fills a map with keys of the same hash code, each of which is compared with all others
// expect: cpu-limit
// why: one call of the JDK may be as long as any loop
package knight;

import java.util.HashMap;
import java.util.Map;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private record Key(long number) {
        @Override
        public int hashCode() {
            return 1;
        }
    }

    @Override
    public long attacks(long knights) {
        Map<Key, Long> map = new HashMap<>();
        for (long i = 0; i < 200_000; i++) {
            map.put(new Key(i), i);
        }
        return map.size();
    }
}
