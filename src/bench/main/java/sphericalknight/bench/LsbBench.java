package sphericalknight.bench;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import sphericalknight.bits.HighestBits;
import sphericalknight.bits.LowestBits;

/** The number of the lowest and of the highest square, over words in which each square is the one with the same chance. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LsbBench {
    /** A thousand words, handed out one by one; the second thousand are the first with their bits in reverse order. */
    @State(Scope.Thread)
    public static class Words {
        private final long[] words = Density.wordsByLowestBit(1 << 10);
        private final long[] reversed = Arrays.stream(words).map(Long::reverse).toArray();
        private int next;

        long next() {
            return words[next++ & (words.length - 1)];
        }

        long nextReversed() {
            return reversed[next++ & (reversed.length - 1)];
        }
    }

    /** A way to the lowest bit. */
    @State(Scope.Thread)
    public static class Lowest {
        @Param
        public LowestBits method;
    }

    /** A way to the highest bit. */
    @State(Scope.Thread)
    public static class Highest {
        @Param
        public HighestBits method;
    }

    @Benchmark
    public int lowest(Words words, Lowest way) {
        return way.method.index(words.next());
    }

    @Benchmark
    public int highest(Words words, Highest way) {
        return way.method.index(words.nextReversed());
    }

    @Benchmark
    public int uncounted(Words words) {
        return (int) words.next();
    }
}
