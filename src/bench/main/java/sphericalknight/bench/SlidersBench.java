package sphericalknight.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import sphericalknight.bits.SplitMix64;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.position.Piece;
import sphericalknight.chess.position.Position;

/**
 * Benchmarks for computing a queen's attacks with every method available on this Java version. JMH runs each method in processes of its
 * own: if three methods shared one, the JIT compiler could no longer inline the interface call, and all methods would look alike.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SlidersBench {
    private static final int QUESTIONS = 1 << 10;

    /** The source of the boards. */
    public enum Boards {
        /** Random boards: each square is occupied with probability 1/4, so there are 16 pieces on average; the queen is anywhere. */
        RANDOM,
        /** Positions from random games; the queen is where a rook, a bishop or a queen stands. */
        PLAYED
    }

    /** 1,024 pairs of a queen's square and a board, handed out in turn. */
    @State(Scope.Thread)
    public static class Questions {
        @Param
        public Boards boards;

        private final int[] squares = new int[QUESTIONS];
        private final long[] occupied = new long[QUESTIONS];
        private int next;

        @Setup
        public void ask() {
            SplitMix64 random = new SplitMix64(64);
            List<Position> played = boards == Boards.PLAYED ? played(random) : List.of();
            for (int i = 0; i < QUESTIONS; i++) {
                if (boards == Boards.RANDOM) {
                    occupied[i] = random.next() & random.next();
                    squares[i] = below(64, random);
                } else {
                    Position position = played.get(i);
                    occupied[i] = position.occupied();
                    squares[i] = anySlider(position, random);
                }
            }
        }
    }

    /** A slider method; {@link Bench} gets the names from {@link SliderMethods}. */
    @State(Scope.Thread)
    public static class Method {
        @Param("raywalk")
        public String slider;

        private Sliders sliders;

        @Setup
        public void choose() {
            sliders = SliderMethods.named(slider);
        }
    }

    @Benchmark
    public long queen(Questions questions, Method method) {
        int i = questions.next++ & (QUESTIONS - 1);
        return method.sliders.queen(questions.squares[i], questions.occupied[i]);
    }

    /** Positions with a slider, from random games; no two of them are consecutive. */
    static List<Position> played(SplitMix64 random) {
        List<Position> positions = new ArrayList<>();
        while (positions.size() < QUESTIONS) {
            Position position = Position.start();
            for (int ply = 0; ply < 120; ply++) {
                int[] legal = position.legalMoves();
                if (legal.length == 0) {
                    break;
                }
                position = position.after(legal[below(legal.length, random)]);
                if (ply % 7 == 6 && sliders(position) != 0) {
                    positions.add(position);
                }
            }
        }
        return positions;
    }

    private static int anySlider(Position position, SplitMix64 random) {
        long sliders = sliders(position);
        for (int skip = below(Long.bitCount(sliders), random); skip > 0; skip--) {
            sliders &= sliders - 1;
        }
        return Long.numberOfTrailingZeros(sliders);
    }

    private static long sliders(Position position) {
        long sliders = 0;
        for (int side : new int[] {Piece.WHITE, Piece.BLACK}) {
            for (int kind : new int[] {Piece.BISHOP, Piece.ROOK, Piece.QUEEN}) {
                sliders |= position.pieces(side, kind);
            }
        }
        return sliders;
    }

    private static int below(int bound, SplitMix64 random) {
        return (int) Long.remainderUnsigned(random.next(), bound);
    }
}
