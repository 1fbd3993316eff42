package sphericalknight.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import sphericalknight.storage.Game;
import sphericalknight.storage.games.ModelScheme;
import sphericalknight.storage.games.models.RankCounts;
import sphericalknight.storage.games.models.RankModel;

/** {@code course train ranks}: the counts of the rank code. */
@Command(
        name = "ranks",
        description = "Count how often the best-looking move was played, the second best, and so on.",
        mixinStandardHelpOptions = true)
final class TrainRanks implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    private TrainOptions options;

    @Override
    public void run() {
        PrintWriter to = spec.commandLine().getOut();
        List<List<Game>> sets = options.sets();
        byte[] table = RankCounts.count(TrainOptions.all(sets, to)).toBytes();
        options.write(table);
        to.printf("%,d bytes%n", table.length);
        options.crossValidate(sets, games -> new ModelScheme("rank", new RankModel(RankCounts.count(games))), to);
    }
}
