package sphericalknight.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.perft.Counting;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;

/**
 * Counts the tree of a chess position on several threads. The tree is cut after two plies (20 moves of the start position make 400 tasks),
 * which is enough to keep the threads busy until the end; each thread counts on positions and with a counter of its own.
 */
final class ChessPerft implements GameTree {
    /** One branch of the tree: where it starts, and the root's move it belongs to. */
    private record Branch(String rootMove, Position position, int depth) {}

    private final Position root;
    private final int depth;
    private final int threads;
    private final Sliders sliders;
    private final Counting counting;
    private final ThreadLocal<Perft> perft;
    private final ExecutorService pool;

    ChessPerft(Position root, int depth, Sliders sliders, Counting counting, int threads) {
        this.root = root;
        this.depth = depth;
        this.threads = threads;
        this.sliders = sliders;
        this.counting = counting;
        this.perft = ThreadLocal.withInitial(() -> new Perft(sliders, counting));
        this.pool = Executors.newFixedThreadPool(threads);
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
        if (threads == 1 || depth < 3) {
            return perft.get().count(root, depth);
        }
        return divide().values().stream().mapToLong(Long::longValue).sum();
    }

    @Override
    public Map<String, Long> divide() throws InterruptedException {
        if (depth == 0) {
            return Map.of();
        }
        if (threads == 1 || depth < 3) {
            return perft.get().divide(root, depth);
        }
        Map<String, Long> divide = new TreeMap<>();
        for (int move : root.legalMoves()) {
            divide.put(Uci.text(root, move), 0L); // where the other side has no answer, it stays so
        }
        List<Branch> branches = branches();
        List<Callable<Long>> tasks = new ArrayList<>();
        for (Branch branch : branches) {
            tasks.add(() -> perft.get().count(branch.position(), branch.depth()));
        }
        List<Future<Long>> counts = pool.invokeAll(tasks);
        for (int i = 0; i < counts.size(); i++) {
            divide.merge(branches.get(i).rootMove(), result(counts.get(i)), Long::sum);
        }
        return divide;
    }

    private List<Branch> branches() {
        List<Branch> branches = new ArrayList<>();
        for (int first : root.legalMoves()) {
            String rootMove = Uci.text(root, first);
            Position afterFirst = root.after(first);
            for (int second : afterFirst.legalMoves()) {
                branches.add(new Branch(rootMove, afterFirst.after(second), depth - 2));
            }
        }
        return branches;
    }

    private static long result(Future<Long> count) throws InterruptedException {
        try {
            return count.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
