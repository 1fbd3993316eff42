package sphericalknight.cli;

import picocli.CommandLine.Command;

/** {@code course tools}: the commands that count, measure and store. Each can also be called directly, without {@code tools}. */
@Command(
        name = "tools",
        description = "Count, measure and store: perft, moves, zobrist, kbnk, pack, unpack, bits, bench, train.",
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
final class ToolsCommand extends CourseCommand implements Runnable {
    @Override
    public void run() {
        usage();
    }
}
