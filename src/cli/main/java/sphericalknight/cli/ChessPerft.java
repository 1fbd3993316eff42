package sphericalknight.cli;

import java.util.Map;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.perft.Counting;
import sphericalknight.chess.perft.ParallelPerft;
import sphericalknight.chess.perft.TranspositionTable;
import sphericalknight.chess.position.Position;

/** The tree of legal moves below a chess position, counted on one thread or several. */
final class ChessPerft implements GameTree {
    private final Position root;
    private final int depth;
    private final Sliders sliders;
    private final Counting counting;
    private final TranspositionTable table;
    private final ParallelPerft perft;

    /** @param table where counts are kept, or null for none */
    ChessPerft(Position root, int depth, Sliders sliders, Counting counting, int threads, TranspositionTable table) {
        this.root = root;
        this.depth = depth;
        this.sliders = sliders;
        this.counting = counting;
        this.table = table;
        this.perft = new ParallelPerft(sliders, counting, threads, table);
    }

    @Override
    public String fen() {
        return root.fen();
    }

    @Override
    public String sliders() {
        return sliders.name();
    }

    @Override
    public String counting() {
        return counting.label();
    }

    @Override
    public long count() throws InterruptedException {
        if (table != null) {
            table.clear(); // each round counts from nothing
        }
        return perft.count(root, depth);
    }

    @Override
    public Map<String, Long> divide() throws InterruptedException {
        return depth == 0 ? Map.of() : perft.divide(root, depth);
    }

    @Override
    public void close() {
        perft.close();
    }
}
