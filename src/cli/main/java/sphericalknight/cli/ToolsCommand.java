package sphericalknight.cli;

import picocli.CommandLine.Command;

/** {@code course tools}: the commands that count and measure. Each can also be called directly, without {@code tools}. */
@Command(
        name = "tools",
        description = "Count and measure: perft, moves, zobrist, kbnk, bits, bench.",
        subcommands = {
            PerftCommand.class,
            MovesCommand.class,
            ZobristCommand.class,
            KbnkCommand.class,
            BitsCommand.class,
            BenchCommand.class
        })
final class ToolsCommand extends CourseCommand implements Runnable {
    @Override
    public void run() {
        usage();
    }
}
