package sphericalknight.bench;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sphericalknight.chess.position.Position;
import sphericalknight.storage.Scheme;
import sphericalknight.storage.positions.PositionSchemes;

/**
 * A position to bytes and back, by simple and by clever schemes. The simple ones, first of all the four bits a square of nibbles, are the
 * yardstick: compare within one run.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class StorageBench {
    /** 256 positions of random games, and their codes. */
    @State(Scope.Thread)
    public static class Codes {
        @Param({"nibbles", "base-13", "huffman", "piece-sets", "rank", "counts", "arithmetic", "learned"})
        public String scheme;

        private final Position[] positions = new Position[256];
        private final byte[][] codes = new byte[positions.length][];
        private Scheme<Position> storage;
        private int next;

        public Codes() {
            Random random = new Random(12);
            Position position = Position.start();
            for (int i = 0; i < positions.length; i++) {
                int[] legal = position.legalMoves();
                boolean over = legal.length == 0 || position.moveNumber() > 60;
                position = over ? Position.start() : position.after(legal[random.nextInt(legal.length)]);
                positions[i] = Position.fromFen(position.fen());
            }
        }

        @Setup
        public void prepare() {
            storage = PositionSchemes.named(scheme);
            for (int i = 0; i < positions.length; i++) {
                codes[i] = storage.encode(positions[i]);
            }
        }

        int next() {
            return next = (next + 1) % positions.length;
        }
    }

    @Benchmark
    public byte[] encode(Codes codes) {
        return codes.storage.encode(codes.positions[codes.next()]);
    }

    @Benchmark
    public Position decode(Codes codes) {
        return codes.storage.decode(codes.codes[codes.next()]);
    }
}
