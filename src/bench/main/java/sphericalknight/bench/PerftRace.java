package sphericalknight.bench;

import java.io.IOException;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sphericalknight.bench.Report.Measurement;
import sphericalknight.chess.perft.Counting;
import sphericalknight.chess.position.Position;

/**
 * The benchmark {@code perft}: leaves per second, compared with Stockfish if it is installed. This course and Stockfish take turns, round
 * by round, so that other load on the machine slows both. The best round of each, the least disturbed one, is reported; the error is the
 * distance of the median round from the best. Every way of counting runs in several fresh JVMs, because occasionally a JVM compiles the
 * code badly and stays slow.
 */
final class PerftRace {
    /** A game tree to count, with its known number of leaves. */
    private record Tree(String name, String fen, int depth, long leaves) {}

    /** A counting method and its number of threads. */
    private record Entrant(Counting counting, int threads) {}

    private static final String KIWIPETE = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

    private static final List<Tree> TREES = List.of(
            new Tree("start", Position.start().fen(), 6, 119_060_324), new Tree("kiwipete", KIWIPETE, 5, 193_690_690));
    private static final List<Tree> SMALL_TREES =
            List.of(new Tree("start", Position.start().fen(), 3, 8_902), new Tree("kiwipete", KIWIPETE, 2, 2_039));

    private final List<Tree> trees;
    private final int processes;
    private final int rounds;
    private final long warmUp;
    private final PrintStream progress;
    private final List<Measurement> results = new ArrayList<>();

    private PerftRace(boolean quick, PrintStream progress) {
        this.trees = quick ? SMALL_TREES : TREES;
        this.processes = quick ? 1 : 3;
        this.rounds = quick ? 1 : 5;
        this.warmUp = quick ? 0 : 2_000_000_000L;
        this.progress = progress;
    }

    /**
     * Runs the race: every way of counting on one thread, and {@code SETS_BULK} also on 2, 4, 8 threads and so on, up to the number of
     * cores.
     */
    static List<Measurement> measure(boolean quick, PrintStream progress) throws IOException {
        PerftRace race = new PerftRace(quick, progress);
        for (Counting counting : Counting.values()) {
            race.run(new Entrant(counting, 1));
        }
        int cores = Runtime.getRuntime().availableProcessors();
        for (int threads = 2; threads <= cores; threads *= 2) {
            race.run(new Entrant(Counting.SETS_BULK, threads));
        }
        return race.results;
    }

    private void run(Entrant entrant) throws IOException {
        Map<Tree, List<Double>> ours = new LinkedHashMap<>();
        Map<Tree, List<Double>> theirs = new LinkedHashMap<>();
        String rival = "";
        try (PerftCounter stockfish = orNull(PerftCounter.stockfish())) {
            rival = stockfish == null ? "" : stockfish.name();
            for (int process = 0; process < processes; process++) {
                try (PerftCounter course = PerftCounter.course(entrant.counting(), entrant.threads())) {
                    warmUp(course);
                    for (int round = 0; round < rounds(entrant); round++) {
                        for (Tree tree : trees) {
                            time(course, tree, ours);
                            if (stockfish != null) {
                                time(stockfish, tree, theirs);
                            }
                        }
                    }
                }
            }
        }
        for (Tree tree : trees) {
            report(entrant, tree, ours.get(tree), theirs.get(tree), rival);
        }
    }

    /** The number of rounds. It is lower for the methods that make the move to every leaf, because their rounds take several seconds. */
    private int rounds(Entrant entrant) {
        boolean slow = entrant.counting() == Counting.LIST || entrant.counting() == Counting.SETS;
        return slow ? (rounds + 1) / 2 : rounds;
    }

    private static PerftCounter orNull(Optional<PerftCounter> counter) {
        return counter.orElse(null);
    }

    /**
     * Counts each tree to one ply less than in the race, without measuring it, at least once and for at least {@link #warmUp} nanoseconds,
     * so that the JVM compiles the code.
     */
    private void warmUp(PerftCounter course) throws IOException {
        long end = System.nanoTime() + warmUp;
        do {
            for (Tree tree : trees) {
                course.count(tree.fen(), tree.depth() - 1);
            }
        } while (System.nanoTime() < end);
    }

    private void time(PerftCounter counter, Tree tree, Map<Tree, List<Double>> speeds) throws IOException {
        PerftCounter.Count count = counter.count(tree.fen(), tree.depth());
        if (count.nodes() != tree.leaves()) {
            throw new IllegalStateException(tree + " was counted as " + count.nodes());
        }
        speeds.computeIfAbsent(tree, any -> new ArrayList<>()).add(count.millionsPerSecond());
    }

    private void report(Entrant entrant, Tree tree, List<Double> ours, List<Double> theirs, String rival) {
        Map<String, String> params = new LinkedHashMap<>();
        params.put("counting", entrant.counting().label());
        params.put("depth", Integer.toString(tree.depth()));
        params.put("position", tree.name());
        params.put("threads", Integer.toString(entrant.threads()));
        double speed = Collections.max(ours);
        add("perft.course", params, speed, spread(ours), "M/s");
        if (theirs != null) {
            Map<String, String> beside = new LinkedHashMap<>(params);
            beside.put("beside", rival);
            add("perft.stockfish", beside, Collections.max(theirs), spread(theirs), "M/s");
            add("perft.ratio", beside, speed / Collections.max(theirs), null, "times");
        }
        progress.printf("%s %s: %.1f million leaves a second%n", entrant, tree.name(), speed);
    }

    /** The gap between the median round and the best one; null for a single round. */
    private static BigDecimal spread(List<Double> speeds) {
        List<Double> sorted = speeds.stream().sorted().toList();
        double best = sorted.get(sorted.size() - 1);
        return sorted.size() == 1 ? null : Report.rounded(best - sorted.get(sorted.size() / 2));
    }

    private void add(String name, Map<String, String> params, double score, BigDecimal error, String unit) {
        results.add(new Measurement(name, params, Report.rounded(score), error, unit));
    }
}
