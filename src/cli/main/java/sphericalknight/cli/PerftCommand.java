package sphericalknight.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.perft.Counting;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.position.Position;
import sphericalknight.kernel.UserError;

/** {@code course perft}: how many sequences of legal moves there are, and how fast they are counted. */
@Command(
        name = "perft",
        description = "Count the leaves of the tree of legal moves.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class PerftCommand implements Callable<Integer> {
    private static final int MOST_ROUNDS = 1_000;
    private static final int MOST_THREADS = 256;

    /** Games whose trees can be counted. */
    enum Game {
        CHESS
    }

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FEN",
            arity = "0..*",
            description = "A position, or startpos (which is also the default).")
    private List<String> fen = new ArrayList<>();

    @Option(
            names = "--depth",
            required = true,
            paramLabel = "N",
            description = "How many plies, 0 to " + Perft.DEEPEST + ".")
    private int depth;

    @Option(names = "--divide", description = "Split the count by the first move.")
    private boolean divide;

    @Option(
            names = "--sliders",
            paramLabel = "NAME",
            description = "raywalk, classical, odifference, koggestone, magic or pext; the fastest when left out.")
    private String sliders = SliderMethods.best().name();

    @Option(
            names = "--counting",
            paramLabel = "WAY",
            defaultValue = "sets-bulk",
            description = "list: make and take back every move. list-bulk: count the last lists instead."
                    + " sets: no lists, every leaf worked out. sets-bulk (default): count the bits of the last sets.")
    private String counting;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "1",
            description = "Count N times in this process; the best round is reported.")
    private int rounds;

    @Option(names = "--threads", paramLabel = "N", defaultValue = "1", description = "Count on N threads.")
    private int threads;

    @Option(names = "--game", defaultValue = "chess", description = "The game: ${COMPLETION-CANDIDATES}.")
    private Game game;

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    private boolean json;

    @Override
    public Integer call() throws InterruptedException {
        check("--depth", depth, 0, Perft.DEEPEST);
        check("--rounds", rounds, 1, MOST_ROUNDS);
        check("--threads", threads, 1, MOST_THREADS);
        Sliders method = slidersNamed(sliders);
        Position position = ChessPositions.read(fen);
        Map<String, Long> split;
        double[] seconds = new double[rounds];
        long nodes = 0;
        try (ChessPerft perft = new ChessPerft(position, depth, method, countingNamed(counting), threads)) {
            for (int round = 0; round < rounds; round++) {
                long start = System.nanoTime();
                nodes = perft.count();
                seconds[round] = (System.nanoTime() - start) / 1e9;
                progress(round, seconds[round]);
            }
            split = divide ? perft.divide() : Map.of();
        }
        print(position.fen(), nodes, seconds, split);
        return Outcome.GOOD;
    }

    private static void check(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new UserError(option + " is " + value + "; give a number from " + least + " to " + most + ".");
        }
    }

    private static Sliders slidersNamed(String name) {
        try {
            return SliderMethods.named(name);
        } catch (IllegalArgumentException unknown) {
            throw new UserError("--sliders: " + unknown.getMessage() + ".", unknown);
        }
    }

    private static Counting countingNamed(String label) {
        return Arrays.stream(Counting.values())
                .filter(way -> way.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new UserError("--counting: \"" + label + "\" is not a way to count; "
                        + Arrays.stream(Counting.values()).map(Counting::label).collect(Collectors.joining(", "))
                        + " are."));
    }

    private void progress(int round, double seconds) {
        if (rounds > 1 && System.console() != null) {
            spec.commandLine().getErr().printf("round %d of %d: %.3f s%n", round + 1, rounds, seconds);
        }
    }

    private void print(String position, long nodes, double[] seconds, Map<String, Long> split) {
        PrintWriter out = spec.commandLine().getOut();
        double best = Arrays.stream(seconds).min().orElseThrow();
        if (json) {
            Map<String, Object> document = new LinkedHashMap<>();
            document.put("game", "chess");
            document.put("fen", position);
            document.put("depth", depth);
            document.put("nodes", nodes);
            document.put("seconds", best);
            document.put("nodesPerSecond", Math.round(nodes / best));
            document.put("rounds", seconds);
            document.put("sliders", sliders);
            document.put("counting", counting);
            document.put("threads", threads);
            document.put("divide", split);
            out.println(Json.of(document));
            return;
        }
        split.forEach((move, leaves) -> out.printf("%-6s %,d%n", move, leaves));
        out.printf("perft(%d) = %,d%n", depth, nodes);
        out.printf(
                "%.3f s%s, %.1f million a second; sliders %s, counting %s, %s%n",
                best,
                rounds > 1 ? " (best of " + rounds + " rounds)" : "",
                nodes / best / 1e6,
                sliders,
                counting,
                threads == 1 ? "1 thread" : threads + " threads");
    }
}
