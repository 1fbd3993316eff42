// row: 43
// attack: nests generic calls that the compiler must guess
// expect: compiler-resources|compile-error|wrong-answer
// why: type inference is exponential in such calls
package knight;

import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    private static <T> T pick(Function<T, T> one, T two) {
        return two;
    }

    private static <T> T pick(Supplier<T> one, T two) {
        return two;
    }

    @Override
    public long attacks(long knights) {
        return Objects.hash({{24:pick(x -> pick(y -> }}1{{24:), 2)}});
    }
}
