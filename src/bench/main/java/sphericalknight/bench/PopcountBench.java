package sphericalknight.bench;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sphericalknight.bits.PopCounts;

/** Counting bits: one long at a time by density, whole arrays against reading them, and tables with a cold cache. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PopcountBench {
    private static final int FEW = 64;

    /** A thousand words with the same number of set bits, handed out one by one. */
    @State(Scope.Thread)
    public static class Words {
        @Param
        public PopCounts method;

        @Param({"0", "8", "32", "56", "64"})
        public int density;

        private long[] words;
        private int next;

        @Setup
        public void fill() {
            words = Density.words(1 << 10, density);
        }

        long next() {
            return words[next++ & (words.length - 1)];
        }
    }

    /** What fetching a word costs without counting anything: part of every figure of {@link #single}. */
    @State(Scope.Thread)
    public static class UncountedWords {
        private final long[] words = Density.words(1 << 10, 32);
        private int next;

        long next() {
            return words[next++ & (words.length - 1)];
        }
    }

    /** An array of random words, half their bits set: 1 Ki fill 8 KiB, 1 Mi fill 8 MiB, 16 Mi fill 128 MiB. */
    @State(Scope.Thread)
    public static class Array {
        @Param({"1024", "1048576", "16777216"})
        public int words;

        private long[] array;

        @Setup
        public void fill() {
            array = new SplittableRandom(Density.SEED).longs(words).toArray();
        }
    }

    /** A way to count. */
    @State(Scope.Thread)
    public static class Way {
        @Param
        public PopCounts method;
    }

    /** A few words in the cache, and tables either in it too or driven out of it by reading 64 MiB of something else. */
    @State(Scope.Thread)
    public static class FewWords {
        @Param({"BYTE_TABLE", "SHORT_TABLE", "SWAR_64", "JDK"})
        public PopCounts method;

        @Param({"warm", "cold"})
        public String cache;

        private final long[] words =
                new SplittableRandom(Density.SEED).longs(FEW).toArray();
        private long[] other;
        private long read;

        @Setup
        public void allocate() {
            other = new long[cache.equals("cold") ? 8 << 20 : 0];
        }

        @Setup(Level.Invocation)
        public void prepareCache() {
            for (int line = 0; line < other.length; line += 8) {
                read += other[line]++;
            }
            for (long word : words) {
                read += word;
            }
        }
    }

    @Benchmark
    public int single(Words words) {
        return words.method.count(words.next());
    }

    @Benchmark
    public int singleUncounted(UncountedWords words) {
        return (int) words.next();
    }

    @Benchmark
    public long array(Array array, Way way) {
        return way.method.count(array.array);
    }

    /** Every word is read and added: what the memory allows, whatever is done with the words. */
    @Benchmark
    public long arrayRead(Array array) {
        long sum = 0;
        for (long word : array.array) {
            sum += word;
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(FEW)
    public int fewWords(FewWords few) {
        int count = 0;
        for (long word : few.words) {
            count += few.method.count(word);
        }
        return count;
    }
}
