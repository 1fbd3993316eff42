package sphericalknight.cli;

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
        try (Keys keys = Keys.open()) {
            new Watch(Workshop.open(), keys, spec.commandLine().getOut()).run();
        }
        return Outcome.GOOD;
    }
}
