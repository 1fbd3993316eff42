// row: 66
// attack: spreads thousands of steps over threads, so that some are lost in the count
// expect: wrong-answer|passed|exited|memory|exception
// rules: forbidden-call
// score: some
// why: no parallel stream is on the list of what answers may call
package knight;

import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import sphericalknight.exercises.knight.Knight;

class MyKnight implements Knight {
    @Override
    public long attacks(long knights) {
        return StreamSupport.stream(IntStream.range(0, 4096).boxed().spliterator(), true)
                .filter(i -> Math.abs(i % 8 - i / 64 % 8) * Math.abs(i / 8 % 8 - i / 512) == 2)
                .filter(i -> (knights >>> i % 64 & 1) != 0)
                .mapToLong(i -> 1L << i / 64)
                .reduce(0, (a, b) -> a | b);
    }
}
