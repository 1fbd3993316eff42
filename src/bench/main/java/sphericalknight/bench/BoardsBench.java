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
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.mailbox.MailboxBoard;
import sphericalknight.chess.mailbox.MailboxMoves;
import sphericalknight.chess.position.MoveGenerator;
import sphericalknight.chess.position.MoveList;
import sphericalknight.chess.position.Position;

/** Benchmarks for generating the same list of pseudo-legal moves on the 0x88 board and on bitboards, in three kinds of position. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class BoardsBench {
    /** Three positions, from a crowded to a sparse board. */
    public enum Phase {
        START("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        MIDDLE_GAME(UndoBench.MIDDLE_GAME),
        ENDING("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");

        private final String fen;

        Phase(String fen) {
            this.fen = fen;
        }
    }

    /** One position, as bitboards and as a mailbox board, and a list to fill with moves. */
    @State(Scope.Thread)
    public static class Boards {
        @Param
        public Phase phase;

        private final MoveGenerator generator = new MoveGenerator(SliderMethods.best());
        private final MoveList list = new MoveList();
        private Position position;
        private MailboxBoard cells;

        @Setup
        public void begin() {
            position = Position.fromFen(phase.fen);
            cells = MailboxBoard.of(position);
        }
    }

    @Benchmark
    public int mailbox(Boards boards) {
        boards.list.clear();
        MailboxMoves.pseudoLegal(boards.cells, boards.list);
        return boards.list.size();
    }

    @Benchmark
    public int bitboards(Boards boards) {
        boards.list.clear();
        boards.generator.pseudoLegal(boards.position, boards.list);
        return boards.list.size();
    }
}
