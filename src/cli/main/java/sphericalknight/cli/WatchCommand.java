package sphericalknight.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** {@code course watch}: checks an exercise each time its file is saved. */
@Command(name = "watch", description = "Check again whenever you save; keys for hint, next, list, quit.")
final class WatchCommand extends CourseCommand implements Callable<Integer> {
    @Override
    public Integer call() throws Exception {
        try (Keys keys = Keys.open()) {
            new Watch(Workshop.open(), keys, out()).run();
        }
        return ExitCode.GOOD;
    }
}
