package sphericalknight.bench;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import sphericalknight.draughts.DraughtsFen;
import sphericalknight.draughts.DraughtsMoves;
import sphericalknight.draughts.DraughtsPerft;
import sphericalknight.draughts.DraughtsPosition;
import sphericalknight.draughts.GatherReach;
import sphericalknight.draughts.KingReach;
import sphericalknight.draughts.MagicReach;
import sphericalknight.draughts.WalkReach;

/**
 * Kings of Russian draughts by walking, magic and gathering: one look of a king in nanoseconds, and perft in million leaves a second,
 * from the start, where kings are rare, and with kings on both sides.
 */
public class DraughtsBench {
    private static final int START_LEAVES = 190_146;
    private static final int KING_LEAVES = 39_869;

    /** The methods by which kings look along their diagonals. */
    public enum Method {
        WALK(WalkReach.INSTANCE),
        MAGIC(MagicReach.INSTANCE),
        GATHER(GatherReach.INSTANCE);

        private final KingReach kings;

        Method(KingReach kings) {
            this.kings = kings;
        }
    }

    /** A king's square and all men, from a thousand positions of random games; the king stands where chance puts it. */
    @State(Scope.Thread)
    public static class Looks {
        @Param
        public Method method;

        private final int[] squares = new int[1 << 10];
        private final int[] occupied = new int[1 << 10];
        private int next;

        public Looks() {
            Random random = new Random(11);
            DraughtsPosition position = DraughtsPosition.START;
            for (int i = 0; i < squares.length; i++) {
                long[] legal = DraughtsMoves.legal(position);
                position = legal.length == 0
                        ? DraughtsPosition.START
                        : position.after(legal[random.nextInt(legal.length)]);
                squares[i] = random.nextInt(32);
                occupied[i] = position.occupied();
            }
        }
    }

    /** Perft counters, one for each position. */
    @State(Scope.Thread)
    public static class Trees {
        @Param
        public Method method;

        private final DraughtsPosition kings = DraughtsFen.read("W:WKe7:Bf2,Kc3,f4,d6");
        private DraughtsPerft perft;

        private long leaves(DraughtsPosition position, int depth) {
            if (perft == null) {
                perft = new DraughtsPerft(method.kings, false, 7);
            }
            return perft.leaves(position, depth);
        }
    }

    @Benchmark
    @BenchmarkMode(Mode.AverageTime)
    @OutputTimeUnit(TimeUnit.NANOSECONDS)
    public int look(Looks looks) {
        int i = looks.next++ & (looks.squares.length - 1);
        return looks.method.kings.reach(looks.squares[i], looks.occupied[i]);
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    @OperationsPerInvocation(START_LEAVES)
    public long start(Trees trees) {
        return expect(trees.leaves(DraughtsPosition.START, 7), START_LEAVES);
    }

    @Benchmark
    @BenchmarkMode(Mode.Throughput)
    @OutputTimeUnit(TimeUnit.MICROSECONDS)
    @OperationsPerInvocation(KING_LEAVES)
    public long kings(Trees trees) {
        return expect(trees.leaves(trees.kings, 6), KING_LEAVES);
    }

    private static long expect(long leaves, long expected) {
        if (leaves != expected) {
            throw new IllegalStateException(leaves + " leaves counted, " + expected + " expected");
        }
        return leaves;
    }
}
