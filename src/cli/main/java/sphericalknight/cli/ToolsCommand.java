package sphericalknight.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code course tools}: the commands that count, measure and store. Each is a command of its own, too. */
@Command(
        name = "tools",
        description = "Count, measure and store: perft, moves, zobrist, kbnk, pack, unpack, bits, bench, train.",
        mixinStandardHelpOptions = true,
        subcommands = {
            PerftCommand.class,
            MovesCommand.class,
            ZobristCommand.class,
            KbnkCommand.class,
            PackCommand.class,
            UnpackCommand.class,
            BitsCommand.class,
            BenchCommand.class,
            TrainCommand.class
        })
final class ToolsCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
