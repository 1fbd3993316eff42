// row: 17
// attack: reads its environment
// expect: wrong-answer
// rules: forbidden-call
// score: some
// why: it is empty but for the name of its folder
package knight;

import java.util.Set;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        if (!Set.of("PWD").containsAll(System.getenv().keySet())) {
            throw new IllegalStateException("BREACH " + System.getenv().keySet());
        }
        return 0;
    }
}
