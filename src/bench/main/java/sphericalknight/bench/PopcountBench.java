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
    private static final int SOME = 256;
    private static final int WORDS_PER_CACHE_LINE = 8;

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

    /**
     * Some words in the cache, and everything else either in it too or driven out by reading 64 MiB. Counting a few empty sets
     * brings the code back, and of a table its first entry only.
     */
    @State(Scope.Thread)
    public static class SomeWords {
        @Param({"warm", "cold"})
        public String cache;

        private final long[] words =
                new SplittableRandom(Density.SEED).longs(SOME).toArray();
        private long[] other;

        @Setup
        public void allocate() {
            other = new long[cache.equals("cold") ? 8 << 20 : 0];
        }

        long prepare(PopCounts method) {
            long read = 0;
            for (int line = 0; line < other.length; line += WORDS_PER_CACHE_LINE) {
                read += other[line]++;
            }
            for (int i = 0; i < 100; i++) {
                read += method.count(0L);
            }
            for (long word : words) {
                read += word;
            }
            return read;
        }
    }

    /** Some words and a way to count them. */
    @State(Scope.Thread)
    public static class SomeWordsCounted {
        @Param({"BYTE_TABLE", "SHORT_TABLE", "SWAR_64", "JDK"})
        public PopCounts method;

        private long read;

        @Setup(Level.Invocation)
        public void prepare(SomeWords words) {
            read += words.prepare(method);
        }
    }

    /** Some words that nobody counts. */
    @State(Scope.Thread)
    public static class SomeWordsUncounted {
        private long read;

        @Setup(Level.Invocation)
        public void prepare(SomeWords words) {
            read += words.prepare(PopCounts.JDK);
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

    /** One word of every cache line is read: what the memory allows, whatever is done with the words. */
    @Benchmark
    public long arrayRead(Array array) {
        long sum = 0;
        for (int line = 0; line < array.array.length; line += WORDS_PER_CACHE_LINE) {
            sum += array.array[line];
        }
        return sum;
    }

    @Benchmark
    @OperationsPerInvocation(SOME)
    public int cache(SomeWords some, SomeWordsCounted way) {
        int count = 0;
        for (long word : some.words) {
            count += way.method.count(word);
        }
        return count;
    }

    /** Fetching the words and looking at the clock: part of every figure of {@link #cache}. */
    @Benchmark
    @OperationsPerInvocation(SOME)
    public int cacheUncounted(SomeWords some, SomeWordsUncounted nothing) {
        int sum = 0;
        for (long word : some.words) {
            sum += (int) word;
        }
        return sum;
    }
}
