package sphericalknight.cli.curious;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sphericalknight.chess.attack.SliderMethods;
import sphericalknight.chess.attack.Sliders;
import sphericalknight.chess.perft.Perft;
import sphericalknight.chess.perft.TranspositionTable;
import sphericalknight.chess.position.Position;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.common.UserError;
import sphericalknight.exercise.check.PlainJson;
import sphericalknight.grader.model.Json;

/** {@code course perft}: counts the sequences of legal moves of a given length, and measures how long that takes. */
@Command(name = "perft", description = "Count the leaves of the tree of legal moves.", sortOptions = false)
public final class PerftCommand extends CourseCommand implements Callable<Integer> {
    private static final int MOST_ROUNDS = 1_000;
    private static final int MOST_THREADS = 256;

    @Mixin
    private FenWords fen;

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
            description =
                    "raywalk, classical, odifference, koggestone, magic or pext; for draughts walk, magic or gather;"
                            + " the fastest when left out.")
    private String sliders;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "1",
            description = "Count N times in this process; the best round is reported.")
    private int rounds;

    @Option(names = "--threads", paramLabel = "N", defaultValue = "1", description = "Count on N threads.")
    private int threads;

    @Option(
            names = "--hash",
            paramLabel = "MB",
            description = "Keep counts in a transposition table of at most so many megabytes, 1 to "
                    + TranspositionTable.MOST_MEGABYTES + ".")
    private Integer hash;

    @Option(names = "--game", paramLabel = "GAME", defaultValue = "chess", description = "${COMPLETION-CANDIDATES}.")
    private GameKind game;

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        check("--depth", depth, 0, Perft.DEEPEST);
        check("--rounds", rounds, 1, MOST_ROUNDS);
        check("--threads", threads, 1, MOST_THREADS);
        Map<String, Long> split;
        double[] seconds = new double[rounds];
        long nodes = 0;
        try (GameTree tree = tree()) {
            for (int round = 0; round < rounds; round++) {
                long start = System.nanoTime();
                nodes = tree.count().call();
                seconds[round] = (System.nanoTime() - start) / 1e9;
            }
            split = divide ? tree.divide().call() : Map.of();
            print(tree, nodes, seconds, split);
        }
        return ExitCode.GOOD;
    }

    private GameTree tree() {
        if (game == GameKind.CHESS) {
            Position position = fen.chess();
            return GameTree.of(position, depth, slidersNamed(sliders), threads, table());
        }
        if (hash != null) {
            throw new UserError("--hash is " + hash + ", but draughts are counted without a table; leave it out.");
        }
        if (threads > 1) {
            throw new UserError("--threads is " + threads + ", but draughts are counted on one thread; leave it out.");
        }
        return GameTree.of(fen.draughts(), depth, sliders);
    }

    private TranspositionTable table() {
        if (hash == null) {
            return null;
        }
        check("--hash", hash, 1, TranspositionTable.MOST_MEGABYTES);
        long most = Runtime.getRuntime().maxMemory() >> 20;
        if (hash > most * 3 / 4) {
            throw new UserError("--hash is " + hash + " MB, but Java may use " + most + " MB in all; give at most "
                    + most * 3 / 4 + ", or set JAVA_TOOL_OPTIONS=-Xmx" + 2 * hash + "m.");
        }
        return new TranspositionTable(hash);
    }

    private static void check(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new UserError(option + " is " + value + "; give a number from " + least + " to " + most + ".");
        }
    }

    private static Sliders slidersNamed(String name) {
        if (name == null) {
            return SliderMethods.best();
        }
        try {
            return SliderMethods.named(name);
        } catch (IllegalArgumentException unknown) {
            throw new UserError("--sliders: " + unknown.getMessage() + ".", unknown);
        }
    }

    private void print(GameTree tree, long nodes, double[] seconds, Map<String, Long> split) {
        PrintWriter out = out();
        double best = Arrays.stream(seconds).min().orElseThrow();
        if (json) {
            out.print(Json.indented(PlainJson.fields(
                    "game", game.toString(),
                    "fen", tree.fen(),
                    "depth", depth,
                    "nodes", nodes,
                    "seconds", best,
                    "nodesPerSecond", Math.round(nodes / best),
                    "rounds", seconds,
                    "sliders", tree.sliders(),
                    "threads", threads,
                    "hash", hash == null ? 0 : hash,
                    "divide", split)));
            return;
        }
        split.forEach((move, leaves) -> out.printf("%-6s %,d%n", move, leaves));
        out.printf("perft(%d) = %,d%n", depth, nodes);
        out.printf(
                "%.3f s%s, %.1f million a second; sliders %s, %s%n",
                best,
                rounds > 1 ? " (best of " + rounds + " rounds)" : "",
                nodes / best / 1e6,
                tree.sliders(),
                threads == 1 ? "1 thread" : threads + " threads");
    }
}
