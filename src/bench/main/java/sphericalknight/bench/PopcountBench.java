package sphericalknight.bench;

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
import sphericalknight.bits.ByteTableCount;
import sphericalknight.bits.PopCounts;

/**
 * Benchmarks of bit counting. All times are for one count, including the time to fetch its word: as latency, where each count waits for
 * the one before it; as throughput, where none waits; and with tables that other data evict from the cache.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class PopcountBench {
    private static final int WORDS = 1 << 10;

    /** 1,024 words with the same number of set bits. */
    @State(Scope.Thread)
    public static class Words {
        @Param
        public PopCounts method;

        @Param({"0", "8", "32", "56", "64"})
        public int density;

        @Param({"latency", "throughput"})
        public String clock;

        private long[] words;

        /** Always 0, which the compiler cannot know: {@code count & zero} makes the next count wait for this one. */
        private long zero;

        @Setup
        public void fill() {
            words = Density.words(WORDS, density);
        }
    }

    /**
     * Many copies of a table of bit counts, together 256 MiB. After every {@code counts} counts the next ones use another, random copy, which
     * has most probably been evicted from the cache meanwhile. Words and code stay in the cache.
     */
    @State(Scope.Thread)
    public static class Tables {
        private static final int BITS_OF_ALL = 28;

        @Param({"BYTE_TABLE", "SHORT_TABLE", "SWAR_64", "JDK"})
        public PopCounts method;

        @Param({"1", "4", "16", "64", "256"})
        public int counts;

        private final long[] words =
                new SplittableRandom(Density.SEED).longs(WORDS).toArray();
        private byte[] copies;
        private int size;
        private long random = Density.SEED;

        @Setup
        public void copy() {
            byte[] table = ByteTableCount.table(method == PopCounts.SHORT_TABLE ? Short.SIZE : Byte.SIZE);
            size = table.length;
            copies = new byte[method == PopCounts.SHORT_TABLE || method == PopCounts.BYTE_TABLE ? 1 << BITS_OF_ALL : 0];
            for (int start = 0; start < copies.length; start += size) {
                System.arraycopy(table, 0, copies, start, size);
            }
        }

        /** Draws the next copy and returns its first index; the draw waits for {@code count}. */
        int next(int count) {
            random = random * 6_364_136_223_846_793_005L + 1_442_695_040_888_963_407L + (count >>> 20);
            return (int) (random >>> Long.SIZE - BITS_OF_ALL) & -size;
        }

        long word(int number) {
            return words[(int) (random >>> 40) + number & WORDS - 1];
        }
    }

    @Benchmark
    @OperationsPerInvocation(WORDS)
    public long count(Words state) {
        if (state.clock.equals("throughput")) {
            return state.method.count(state.words);
        }
        long count = 0;
        for (long word : state.words) {
            count = state.method.count(word ^ count & state.zero);
        }
        return count;
    }

    @Benchmark
    @OperationsPerInvocation(WORDS)
    public int evicted(Tables tables) {
        int count = 0;
        for (int done = 0; done < WORDS; done += tables.counts) {
            int table = tables.next(count);
            for (int i = 0; i < tables.counts; i++) {
                count += counted(tables, table, tables.word(i));
            }
        }
        return count;
    }

    private static int counted(Tables tables, int table, long word) {
        byte[] copies = tables.copies;
        return switch (tables.method) {
            case BYTE_TABLE ->
                copies[table + (int) (word & 0xFF)]
                        + copies[table + (int) (word >>> 8 & 0xFF)]
                        + copies[table + (int) (word >>> 16 & 0xFF)]
                        + copies[table + (int) (word >>> 24 & 0xFF)]
                        + copies[table + (int) (word >>> 32 & 0xFF)]
                        + copies[table + (int) (word >>> 40 & 0xFF)]
                        + copies[table + (int) (word >>> 48 & 0xFF)]
                        + copies[table + (int) (word >>> 56)];
            case SHORT_TABLE ->
                copies[table + (int) (word & 0xFFFF)]
                        + copies[table + (int) (word >>> 16 & 0xFFFF)]
                        + copies[table + (int) (word >>> 32 & 0xFFFF)]
                        + copies[table + (int) (word >>> 48)];
            default -> tables.method.count(word);
        };
    }
}
