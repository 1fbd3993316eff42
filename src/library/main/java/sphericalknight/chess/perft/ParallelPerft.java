package sphericalknight.chess.perft;

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
import sphericalknight.chess.position.Position;
import sphericalknight.chess.position.Uci;

/**
 * {@link Perft} on several threads. The tree is cut after two plies (into 400 branches from the start position), which is enough to
 * keep the threads busy until the end; each thread has positions and a counter of its own.
 */
public final class ParallelPerft implements AutoCloseable {
    /** The smallest depth at which splitting the tree pays off. */
    private static final int LEAST_DEPTH = 3;

    /** A branch of the tree: the position where it starts, and the root move that leads to it. */
    private record Branch(String rootMove, Position position) {}

    private final int threads;
    private final ThreadLocal<Perft> perft;
    private final ExecutorService pool;

    /**
     * Creates a counter with threads of its own; close the counter to end them.
     *
     * @param threads 1 or more
     * @param table the table of counts, shared by all threads, or null for none
     */
    public ParallelPerft(Sliders sliders, Counting counting, int threads, TranspositionTable table) {
        this.threads = threads;
        this.perft = ThreadLocal.withInitial(() -> new Perft(sliders, counting, table));
        this.pool = Executors.newFixedThreadPool(threads);
    }

    /**
     * The number of leaves, as defined by {@link Perft#count}.
     *
     * @param depth 0 to {@link Perft#DEEPEST}
     * @throws InterruptedException if the waiting thread is interrupted
     */
    public long count(Position root, int depth) throws InterruptedException {
        if (threads == 1 || depth < LEAST_DEPTH) {
            return perft.get().count(root, depth);
        }
        return divide(root, depth).values().stream().mapToLong(Long::longValue).sum();
    }

    /**
     * The number of leaves below each move of the root, as defined by {@link Perft#divide}, with UCI moves in alphabetical order.
     *
     * @param depth 1 to {@link Perft#DEEPEST}
     * @throws InterruptedException if the waiting thread is interrupted
     */
    public Map<String, Long> divide(Position root, int depth) throws InterruptedException {
        if (threads == 1 || depth < LEAST_DEPTH) {
            return perft.get().divide(root, depth);
        }
        Map<String, Long> divide = new TreeMap<>();
        for (int move : root.legalMoves()) {
            divide.put(Uci.text(root, move), 0L); // stays 0 if the other side has no reply
        }
        List<Branch> branches = branches(root);
        List<Callable<Long>> tasks = new ArrayList<>();
        for (Branch branch : branches) {
            tasks.add(() -> perft.get().count(branch.position(), depth - 2));
        }
        List<Future<Long>> counts = pool.invokeAll(tasks);
        for (int i = 0; i < counts.size(); i++) {
            divide.merge(branches.get(i).rootMove(), result(counts.get(i)), Long::sum);
        }
        return divide;
    }

    private static List<Branch> branches(Position root) {
        List<Branch> branches = new ArrayList<>();
        for (int first : root.legalMoves()) {
            String rootMove = Uci.text(root, first);
            Position afterFirst = root.after(first);
            for (int second : afterFirst.legalMoves()) {
                branches.add(new Branch(rootMove, afterFirst.after(second)));
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
