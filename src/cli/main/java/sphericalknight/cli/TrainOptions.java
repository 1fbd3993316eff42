package sphericalknight.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import picocli.CommandLine.Option;
import sphericalknight.common.UserError;
import sphericalknight.storage.Game;
import sphericalknight.storage.GameScheme;
import sphericalknight.storage.games.CrossValidation;
import sphericalknight.storage.games.SampleGames;

/** What both tables are learned from, where they go, and how they are tried. */
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

    /** The sets that are reported apart. */
    List<List<Game>> sets() {
        if (folds < 0 || folds == 1) {
            throw new UserError("--folds " + folds + " leaves nothing to learn from: give 2 or more.");
        }
        return games == null ? List.of(SampleGames.a(), SampleGames.b()) : List.of(read(games));
    }

    private static List<Game> read(Path file) {
        List<Game> games = new ArrayList<>();
        try {
            StoreLines.read(file, "games", Stored.GAMES, games::add);
        } catch (IOException fault) {
            throw new UserError("Cannot read " + file + "; name a file of games that you may read.", fault);
        }
        if (games.isEmpty()) {
            throw new UserError("There is no game in " + file + "; it needs lines such as \"e4 e5 Nf3\".");
        }
        return games;
    }

    void write(byte[] table) {
        if (out == null) {
            return;
        }
        StoreStreams.write(out, to -> to.write(table));
    }

    /** Bits per ply of games that were not learned from. */
    void crossValidate(List<List<Game>> sets, Function<List<Game>, GameScheme> learner, PrintWriter to) {
        if (folds == 0) {
            return;
        }
        double[] bits = CrossValidation.bitsPerPly(
                sets, folds, learner, fold -> System.err.println("fold " + fold + " of " + folds));
        for (int i = 0; i < bits.length; i++) {
            String name = games == null ? "set " + (char) ('a' + i) : games.toString();
            to.printf("%s: %.3f bits per ply, %d folds%n", name, bits[i], folds);
        }
    }

    /** All sets in one, after saying how much that is. */
    static List<Game> all(List<List<Game>> sets, PrintWriter to) {
        List<Game> all = new ArrayList<>();
        sets.forEach(all::addAll);
        to.printf(
                "%,d games, %,d plies%n",
                all.size(), all.stream().mapToInt(Game::plies).sum());
        return all;
    }
}
