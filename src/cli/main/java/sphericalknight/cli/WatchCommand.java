package sphericalknight.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code course watch}: checks whenever a file is saved. */
@Command(
        name = "watch",
        description = "Check again whenever you save; keys for hint, next, list, quit.",
        mixinStandardHelpOptions = true)
final class WatchCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws Exception {
        PrintWriter out = spec.commandLine().getOut();
        PrintStream standard = System.out;
        try (Keys keys = Keys.open()) {
            System.setOut(System.err); // what an answer prints
            new Watch(Workshop.open(), keys, out).run();
        } finally {
            System.setOut(standard);
        }
        return Outcome.GOOD;
    }
}
