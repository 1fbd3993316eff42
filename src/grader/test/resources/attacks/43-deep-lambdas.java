// row: 43
// attack: nests 200 lambdas, each of which the compiler attributes twice
// expect: compile-error|compiler-resources|wrong-answer
// why: the worker has a limit of its own, and a fresh one is there for the next
package knight;

import java.util.function.Supplier;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        Supplier<?> s = {{200:() -> (Supplier<?>) }} null;
        return 0;
    }
}
