// row: 66
// attack: takes thousands of rounds in streams, recursion and exceptions, where its code has no loop
// expect: wrong-answer
// score: some
// why: each start of a method counts as a step, and the body of a lambda is a method
package knight;

import java.util.stream.IntStream;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        return IntStream.range(0, 4096)
                .filter(i -> Math.abs(i % 8 - i / 64 % 8) * Math.abs(i / 8 % 8 - i / 512) == 2)
                .filter(i -> (knights >>> i % 64 & 1) != 0)
                .mapToLong(i -> 1L << i / 64)
                .reduce(0, (a, b) -> a | b);
    }
}
