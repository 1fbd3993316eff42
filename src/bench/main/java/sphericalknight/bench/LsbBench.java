package sphericalknight.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import sphericalknight.bits.LowestBits;

/** Benchmarks for finding the lowest square in words in which every square is equally likely to be the lowest. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class LsbBench {
    /** 1,024 words, handed out one by one. */
    @State(Scope.Thread)
    public static class Words {
        private final long[] words = Density.wordsByLowestBit(1 << 10);
        private int next;

        long next() {
            return words[next++ & (words.length - 1)];
        }
    }

    /** A method of finding the lowest bit. */
    @State(Scope.Thread)
    public static class Lowest {
        @Param
        public LowestBits method;
    }

    @Benchmark
    public int lowest(Words words, Lowest way) {
        return way.method.index(words.next());
    }

    @Benchmark
    public int uncounted(Words words) {
        return (int) words.next();
    }
}
