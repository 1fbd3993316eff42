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
import org.openjdk.jmh.annotations.Setup;
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
 * Benchmarks of three ways to compute the reach of kings in Russian draughts: walking, magic and gathering. They measure nanoseconds per
 * call and, for a position with kings on both sides, the speed of perft in millions of leaves per second.
 */
public class DraughtsBench {
    private static final int KING_LEAVES = 39_869;

    /** The methods of finding the squares that a king reaches. */
    public enum Method {
        WALK(WalkReach.INSTANCE),
        MAGIC(MagicReach.INSTANCE),
        GATHER(GatherReach.INSTANCE);

        private final KingReach kings;

        Method(KingReach kings) {
            this.kings = kings;
        }
    }

    /** 1,024 pairs of a random square for the king and the occupied squares of a position from a random game. */
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

    /** A perft counter, and a position with kings on both sides. */
    @State(Scope.Thread)
    public static class Tree {
        @Param
        public Method method;

        private final DraughtsPosition root = DraughtsFen.read("W:WKe7:Bf2,Kc3,f4,d6");
        private DraughtsPerft perft;

        @Setup
        public void begin() {
            perft = new DraughtsPerft(method.kings, false, 6);
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
    @OperationsPerInvocation(KING_LEAVES)
    public long kings(Tree tree) {
        long leaves = tree.perft.leaves(tree.root, 6);
        if (leaves != KING_LEAVES) {
            throw new IllegalStateException(leaves + " leaves counted, " + KING_LEAVES + " expected");
        }
        return leaves;
    }
}
