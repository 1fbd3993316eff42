package sphericalknight.bench;

import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sphericalknight.chess.endgame.CompactTable;
import sphericalknight.chess.endgame.EssayFile;
import sphericalknight.chess.endgame.EssayFileTable;
import sphericalknight.chess.endgame.EssayTable;
import sphericalknight.chess.endgame.MateDistances;
import sphericalknight.chess.endgame.MatePosition;
import sphericalknight.chess.endgame.MateTable;

/** The mate table: built the essay's way and by sets, and one probe of each of its three forms. */
@BenchmarkMode(Mode.AverageTime)
public class KbnkBench {
    /** The place a probe reads from. */
    public enum Form {
        MEMORY,
        ESSAY_FILE,
        COMPACT
    }

    /** 4,096 random legal positions, handed out in turn. */
    @State(Scope.Thread)
    public static class Positions {
        private final MatePosition[] positions = new MatePosition[4096];
        private int next;

        @Setup
        public void draw() {
            SplittableRandom random = new SplittableRandom(20261121);
            for (int found = 0; found < positions.length; ) {
                try {
                    positions[found] = new MatePosition(
                            random.nextInt(64),
                            random.nextInt(64),
                            random.nextInt(64),
                            random.nextInt(64),
                            random.nextBoolean());
                    found++;
                } catch (IllegalArgumentException illegal) {
                    continue;
                }
            }
        }

        MatePosition next() {
            next = (next + 1) % positions.length;
            return positions[next];
        }
    }

    /** One form of the table. */
    @State(Scope.Thread)
    public static class Table {
        @Param
        public Form form;

        private MateDistances table;

        @Setup
        public void build() {
            MateTable memory = MateTable.build();
            table = switch (form) {
                case MEMORY -> memory;
                case ESSAY_FILE -> EssayFileTable.of(ByteBuffer.wrap(EssayFile.bytes(memory)));
                case COMPACT -> CompactTable.of(CompactTable.bytes(memory));
            };
        }
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public Object sets() {
        return MateTable.build();
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.MILLISECONDS)
    public Object essay() {
        return EssayTable.build();
    }

    @Benchmark
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public int probe(Positions positions, Table table) {
        return table.table.moves(positions.next());
    }

    /** A probe of the small file right after it was opened: one row is inflated, or several with White to move. */
    @Benchmark
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    public int firstProbe(Positions positions, Small small) {
        return CompactTable.of(small.bytes).moves(positions.next());
    }

    /** The table in its compact form. */
    @State(Scope.Thread)
    public static class Small {
        private final byte[] bytes = CompactTable.bytes(MateTable.build());
    }
}
