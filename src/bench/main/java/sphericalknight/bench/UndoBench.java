package sphericalknight.bench;

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
import sphericalknight.chess.undo.BoardStack;
import sphericalknight.chess.undo.MoveStack;
import sphericalknight.chess.undo.UndoStack;

/**
 * Benchmarks for making a move and taking it back: with a stack of whole boards, with a stack of moves, and on bitboards with an
 * incremental key.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class UndoBench {
    /** A well-known position with captures, castling, and single and double pushes: "Kiwipete". */
    static final String MIDDLE_GAME = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    /** The two undo stacks of lesson 08. */
    public enum Stack {
        BOARDS,
        MOVES
    }

    /** All 48 legal moves of one position, handed out in turn. */
    @State(Scope.Thread)
    public static class Moves {
        private final Position position = Position.fromFen(MIDDLE_GAME);
        private final int[] legal = position.legalMoves();
        private int next;

        int next() {
            next = next + 1 == legal.length ? 0 : next + 1;
            return legal[next];
        }
    }

    /** One of the two stacks. */
    @State(Scope.Thread)
    public static class Stacks {
        @Param
        public Stack stack;

        private UndoStack undo;

        @Setup
        public void begin() {
            Position position = Position.fromFen(MIDDLE_GAME);
            undo = stack == Stack.BOARDS ? new BoardStack(position) : new MoveStack(position);
        }
    }

    @Benchmark
    public Object thereAndBack(Moves moves, Stacks stacks) {
        stacks.undo.make(moves.next());
        stacks.undo.undo();
        return stacks.undo.board();
    }

    @Benchmark
    public long bitboards(Moves moves) {
        moves.position.make(moves.next());
        moves.position.unmake();
        return moves.position.key();
    }
}
