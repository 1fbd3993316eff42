package sphericalknight.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.perft.Counting;
import sphericalknight.chess.perft.ParallelPerft;
import sphericalknight.chess.position.Position;

/** Benchmarks for counting the leaves of game trees: in every way of this course, and by Stockfish, if it is installed. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PerftBench {
    /** A game tree with its known number of leaves; its name is the parameter {@code position} of the stored results. */
    public enum Tree {
        start(Position.start().fen(), 5, 4_865_609),
        kiwipete(UndoBench.MIDDLE_GAME, 4, 4_085_603);

        private final String fen;
        private final int depth;
        private final long leaves;

        Tree(String fen, int depth, long leaves) {
            this.fen = fen;
            this.depth = depth;
            this.leaves = leaves;
        }
    }

    /** The tree to count. */
    @State(Scope.Thread)
    public static class Root {
        @Param
        public Tree position;
    }

    /** The number of leaves counted, from which JMH computes the speed in millions a second. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Leaves {
        public long leaves;

        void add(long counted, Tree tree) {
            if (counted != tree.leaves) {
                throw new IllegalStateException(tree + " was counted as " + counted);
            }
            leaves += counted;
        }
    }

    /** One of the course's ways of counting. */
    @State(Scope.Thread)
    public static class Course {
        @Param({"list", "list-bulk", "sets", "sets-bulk"})
        public String counting;

        @Param("1")
        public int threads;

        private ParallelPerft perft;

        @Setup
        public void begin() {
            Counting way = Counting.valueOf(counting.toUpperCase(Locale.ROOT).replace('-', '_'));
            perft = new ParallelPerft(SliderMethods.best(), way, threads, null);
        }

        @TearDown
        public void end() {
            perft.close();
        }
    }

    /** Stockfish in a process of its own. The parameters are those of the course's row that it is compared with. */
    @State(Scope.Thread)
    public static class Stockfish {
        @Param("sets-bulk")
        public String counting;

        @Param("1")
        public int threads;

        private Process process;
        private PrintStream to;
        private BufferedReader from;

        @Setup
        public void begin() throws IOException {
            process = new ProcessBuilder("stockfish").start();
            to = new PrintStream(process.getOutputStream(), true, StandardCharsets.UTF_8);
            from = process.inputReader();
        }

        @TearDown
        public void end() {
            process.destroy();
        }

        private long count(Tree tree) throws IOException {
            to.println("position fen " + tree.fen);
            to.println("go perft " + tree.depth);
            String line = from.readLine();
            while (!line.startsWith("Nodes searched: ")) {
                line = from.readLine();
            }
            return Long.parseLong(line.substring("Nodes searched: ".length()));
        }
    }

    /** Whether there is a Stockfish to compare with. */
    static boolean hasStockfish() {
        try {
            new ProcessBuilder("stockfish").start().destroy();
            return true;
        } catch (IOException absent) {
            return false;
        }
    }

    @Benchmark
    public void course(Course course, Root root, Leaves leaves) throws InterruptedException {
        leaves.add(course.perft.count(Position.fromFen(root.position.fen), root.position.depth), root.position);
    }

    @Benchmark
    public void stockfish(Stockfish stockfish, Root root, Leaves leaves) throws IOException {
        leaves.add(stockfish.count(root.position), root.position);
    }
}
