package sphericalknight.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sphericalknight.common.UserError;
import sphericalknight.storage.Game;
import sphericalknight.storage.Trainer;
import sphericalknight.storage.file.StoredKind;
import sphericalknight.storage.games.MoveWeights;
import sphericalknight.storage.games.RankCounts;
import sphericalknight.storage.games.SampleGames;

/** {@code course train}: learns the tables of the storage schemes from games. */
@Command(
        name = "train",
        description = "Learn the tables of the storage schemes from games.",
        subcommands = TrainPositions.class)
final class TrainCommand extends CourseCommand implements Runnable {
    private static final String INPUT =
            "Games to learn from, one line of SAN each (default: the sample games of the course).";
    private static final String OUTPUT = "Write the table to this file.";

    @Override
    public void run() {
        usage();
    }

    @Command(description = "Learn the weights of the move model; the same games give the same bytes.")
    void games(
            @Option(names = "--games", paramLabel = "FILE", description = INPUT) Path input,
            @Option(names = "--out", paramLabel = "FILE", description = OUTPUT) Path output) {
        List<Game> games = announced(input);
        Trainer.Settings settings = MoveWeights.settings(games.size());
        MoveWeights weights =
                MoveWeights.train(games, settings, pass -> err().println("pass " + pass + " of " + settings.passes()));
        write(weights.toBytes(), output);
        out().printf("%,d of %,d weights are used%n", weights.used(), MoveWeights.count());
    }

    @Command(description = "Count how often the best-looking move was played, the second best, and so on.")
    void ranks(
            @Option(names = "--games", paramLabel = "FILE", description = INPUT) Path input,
            @Option(names = "--out", paramLabel = "FILE", description = OUTPUT) Path output) {
        write(RankCounts.count(announced(input)).toBytes(), output);
    }

    private List<Game> announced(Path input) {
        List<Game> games = input == null ? SampleGames.all() : read(input);
        int plies = games.stream().mapToInt(Game::plies).sum();
        out().printf("%,d games, %,d plies%n", games.size(), plies);
        return games;
    }

    private static void write(byte[] table, Path output) {
        if (output != null) {
            StoreStreams.write(output, stream -> stream.write(table));
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
}
