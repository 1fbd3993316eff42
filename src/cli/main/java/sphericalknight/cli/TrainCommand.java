package sphericalknight.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import sphericalknight.storage.Trainer;
import sphericalknight.storage.games.LearnedModel;
import sphericalknight.storage.games.MoveWeights;
import sphericalknight.storage.games.RankCounts;
import sphericalknight.storage.games.RankModel;

/** {@code course train}: makes the tables of the storage schemes from games. */
@Command(
        name = "train",
        description = "Learn the tables of the storage schemes from games.",
        subcommands = TrainPositions.class)
final class TrainCommand extends CourseCommand implements Runnable {
    @Override
    public void run() {
        usage();
    }

    @Command(description = "Learn the weights of the move model; the same games give the same bytes.")
    void games(@Mixin TrainOptions options) {
        options.train(out(), games -> {
            Trainer.Settings settings = MoveWeights.settings(games.size());
            MoveWeights weights = MoveWeights.train(
                    games, settings, pass -> System.err.println("pass " + pass + " of " + settings.passes()));
            byte[] table = weights.toBytes();
            String summary = "%,d of %,d weights are used, %,d bytes";
            return new TrainOptions.Learned(
                    "learned",
                    new LearnedModel(weights),
                    table,
                    summary.formatted(weights.used(), MoveWeights.count(), table.length));
        });
    }

    @Command(description = "Count how often the best-looking move was played, the second best, and so on.")
    void ranks(@Mixin TrainOptions options) {
        options.train(out(), games -> {
            RankCounts counts = RankCounts.count(games);
            byte[] table = counts.toBytes();
            return new TrainOptions.Learned("rank", new RankModel(counts), table, "%,d bytes".formatted(table.length));
        });
    }
}
