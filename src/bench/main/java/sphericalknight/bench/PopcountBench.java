package sphericalknight.bench;

import java.util.Arrays;
import java.util.Collections;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sphericalknight.bits.PopCounts;

/**
 * Benchmarks of bit counting: single longs of different densities, arrays that fit in the cache and arrays that do not, and look-up tables
 * with a warm or a cold cache.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PopcountBench {
    private static final int SOME = 256;

    /** 1,024 words with the same number of set bits, handed out one by one. */
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

    /** An array of random words, with half of the bits set on average: 1 Ki words fill 8 KiB, 1 Mi 8 MiB, 16 Mi 128 MiB. */
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

    /** A method of counting bits. */
    @State(Scope.Thread)
    public static class Way {
        @Param
        public PopCounts method;
    }

    /**
     * 256 random words, and a table of bit counts. "warm" always uses the same copy of the table, which stays in the cache. "cold" uses
     * many copies in random order; together they fill 64 MiB, so each has been evicted from the cache before it is used again. Words and
     * code stay in the cache in both cases.
     */
    @State(Scope.Thread)
    public static class Tables {
        private static final int BYTES_OF_ALL_COPIES = 64 << 20;

        @Param({"warm", "cold"})
        public String cache;

        private final long[] words =
                new SplittableRandom(Density.SEED).longs(SOME).toArray();
        private byte[][] copies;
        private int next;

        @Setup
        public void copy() {
            int size = 1 << bitsOfIndex();
            copies = new byte[cache.equals("cold") ? BYTES_OF_ALL_COPIES / size : 1][size];
            for (byte[] table : copies) {
                for (int i = 1; i < size; i++) {
                    table[i] = (byte) (table[i >> 1] + (i & 1));
                }
            }
            Collections.shuffle(Arrays.asList(copies), new Random(Density.SEED));
        }

        int bitsOfIndex() {
            return Byte.SIZE;
        }

        byte[] nextTable() {
            next = next + 1 == copies.length ? 0 : next + 1;
            return copies[next];
        }
    }

    /** A method of counting the bits in the words of {@link Tables}, with the table that it needs. */
    @State(Scope.Thread)
    public static class TablesCounted extends Tables {
        @Param({"BYTE_TABLE", "SHORT_TABLE", "SWAR_64", "JDK"})
        public PopCounts method;

        @Override
        int bitsOfIndex() {
            return method == PopCounts.SHORT_TABLE ? Short.SIZE : Byte.SIZE;
        }
    }

    @Benchmark
    public int single(Words words) {
        return words.method.count(words.next());
    }

    @Benchmark
    public long array(Array array, Way way) {
        return way.method.count(array.array);
    }

    @Benchmark
    @OperationsPerInvocation(SOME)
    public int cache(TablesCounted tables) {
        byte[] table = tables.nextTable();
        long[] words = ((Tables) tables).words;
        int count = table[0];
        switch (tables.method) {
            case BYTE_TABLE -> {
                for (long word : words) {
                    for (int shift = 0; shift < 64; shift += 8) {
                        count += table[(int) (word >>> shift) & 0xFF];
                    }
                }
            }
            case SHORT_TABLE -> {
                for (long word : words) {
                    for (int shift = 0; shift < 64; shift += 16) {
                        count += table[(int) (word >>> shift) & 0xFFFF];
                    }
                }
            }
            default -> {
                for (long word : words) {
                    count += tables.method.count(word);
                }
            }
        }
        return count;
    }

    /** Measures how long it takes to fetch the words and one table entry, a time that every result of {@link #cache} includes. */
    @Benchmark
    @OperationsPerInvocation(SOME)
    public int cacheUncounted(Tables tables) {
        int sum = tables.nextTable()[0];
        for (long word : tables.words) {
            sum += (int) word;
        }
        return sum;
    }
}
