package sphericalknight.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Option;
import sphericalknight.common.UserError;
import sphericalknight.storage.CrossValidation;
import sphericalknight.storage.Game;
import sphericalknight.storage.file.StoredKind;
import sphericalknight.storage.games.ModelScheme;
import sphericalknight.storage.games.MoveModel;
import sphericalknight.storage.games.SampleGames;

/** The options for training both move tables: the input, the output files and the evaluation. */
final class TrainOptions {
    @Option(
            names = "--games",
            paramLabel = "FILE",
            description = "Games to learn from, one line of SAN each (default: the sample games of the course).")
    private Path games;

    @Option(names = "--out", paramLabel = "FILE", description = "Write the table to this file.")
    private Path out;

    @Option(
            names = "--folds",
            paramLabel = "N",
            description = "Also code every game by what was learned from the games of N - 1 of N folds.")
    private int folds;

    /**
     * The result of learning from games.
     *
     * @param scheme the name of the scheme that uses it
     * @param model predicts moves with it
     * @param table its bytes
     * @param summary a line about it
     */
    record Learned(String scheme, MoveModel model, byte[] table, String summary) {}

    /** Learns from all games, writes the table, and tries the learner on games that it has not seen. */
    void train(PrintWriter to, Function<List<Game>, Learned> learner) {
        if (folds < 0 || folds == 1) {
            throw new UserError("--folds " + folds + " leaves nothing to learn from: give 2 or more.");
        }
        List<List<Game>> sets = games == null ? List.of(SampleGames.a(), SampleGames.b()) : List.of(read(games));
        List<Game> all = sets.stream().flatMap(List::stream).toList();
        int plies = all.stream().mapToInt(Game::plies).sum();
        to.printf("%,d games, %,d plies%n", all.size(), plies);
        long start = System.nanoTime();
        Learned learned = learner.apply(all);
        double seconds = (System.nanoTime() - start) / 1e9;
        if (out != null) {
            StoreStreams.write(out, stream -> stream.write(learned.table));
        }
        to.println(learned.summary);
        System.err.printf("trained in %.1f s%n", seconds);
        if (folds > 0) {
            crossValidate(sets, learner, to);
        }
    }

    static List<Game> read(Path file) {
        List<Game> read = new ArrayList<>();
        try {
            StoreLines.read(file, "games", StoredKind.GAMES, read::add);
        } catch (IOException fault) {
            throw new UserError("Cannot read " + file + "; name a file of games that you may read.", fault);
        }
        if (read.isEmpty()) {
            throw new UserError("There is no game in " + file + "; it needs lines such as \"e4 e5 Nf3\".");
        }
        return read;
    }

    /** Bits per ply of games that were not learned from. */
    private void crossValidate(List<List<Game>> sets, Function<List<Game>, Learned> learner, PrintWriter to) {
        double[] bits = CrossValidation.bitsPerUnit(
                sets,
                folds,
                seen -> {
                    Learned learned = learner.apply(seen);
                    ModelScheme scheme = new ModelScheme(learned.scheme, learned.model);
                    return game -> CrossValidation.Cost.of(scheme, game);
                },
                fold -> System.err.println("fold " + fold + " of " + folds));
        for (int i = 0; i < bits.length; i++) {
            String name = games == null ? "set " + (char) ('a' + i) : games.toString();
            to.printf("%s: %.3f bits per ply, %d folds%n", name, bits[i], folds);
        }
    }
}
