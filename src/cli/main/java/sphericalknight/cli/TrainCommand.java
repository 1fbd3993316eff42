package sphericalknight.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code course train}: makes the tables of the storage schemes from games. */
@Command(
        name = "train",
        description = "Learn the tables of the storage schemes from games.",
        mixinStandardHelpOptions = true,
        subcommands = {TrainPositions.class, TrainGames.class, TrainRanks.class})
final class TrainCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
