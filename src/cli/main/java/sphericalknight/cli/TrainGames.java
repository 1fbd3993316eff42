package sphericalknight.cli;

import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import sphericalknight.storage.Game;
import sphericalknight.storage.games.ModelScheme;
import sphericalknight.storage.games.models.LearnedModel;
import sphericalknight.storage.games.models.Trainer;
import sphericalknight.storage.games.models.Weights;

/** {@code course train games}: the weights of the learned move model. */
@Command(
        name = "games",
        description = "Learn the weights of the move model; the same games give the same bytes.",
        mixinStandardHelpOptions = true)
final class TrainGames implements Runnable {
    @Spec
    private CommandSpec spec;

    @Mixin
    private TrainOptions options;

    @Override
    public void run() {
        PrintWriter to = spec.commandLine().getOut();
        List<List<Game>> sets = options.sets();
        List<Game> all = TrainOptions.all(sets, to);
        long start = System.nanoTime();
        Weights weights = train(all);
        double seconds = (System.nanoTime() - start) / 1e9;
        int used = weights.usedByFamily().values().stream()
                .mapToInt(Integer::intValue)
                .sum();
        byte[] table = weights.toBytes();
        options.write(table);
        to.printf("%,d of %,d weights are used, %,d bytes%n", used, Weights.count(), table.length);
        System.err.printf("trained in %.1f s%n", seconds);
        options.crossValidate(sets, games -> new ModelScheme("learned", new LearnedModel(train(games))), to);
    }

    private static Weights train(List<Game> games) {
        Trainer.Settings settings = Trainer.Settings.forGames(games.size());
        return Trainer.train(games, settings, pass -> System.err.println("pass " + pass + " of " + settings.passes()));
    }
}
