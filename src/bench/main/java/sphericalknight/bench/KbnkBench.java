package sphericalknight.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import sphericalknight.chess.endgame.EssayTable;
import sphericalknight.chess.endgame.MateTable;

/** Benchmarks for building the bishop-and-knight mate table: as in Shields's essay, and with sets of squares. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class KbnkBench {
    @Benchmark
    public Object sets() {
        return MateTable.build();
    }

    @Benchmark
    public Object essay() {
        return EssayTable.build();
    }
}
