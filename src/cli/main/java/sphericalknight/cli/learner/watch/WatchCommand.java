package sphericalknight.cli.learner.watch;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.cli.command.Workshop;
import sphericalknight.cli.learner.LearnerProgress;

/** {@code course watch}: checks an exercise each time its file is saved. */
@Command(name = "watch", description = "Check again whenever you save; keys for hint, next, list, quit.")
public final class WatchCommand extends CourseCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ID", arity = "0..1", description = "The exercise to begin with, such as 2.1.")
    private String id;

    @Override
    public Integer call() throws Exception {
        Workshop workshop = Workshop.open();
        if (id != null) {
            new LearnerProgress(workshop).place(workshop.exercise(id));
        }
        try (Keys keys = Keys.open()) {
            new Watch(workshop, keys, out()).run();
        }
        return ExitCode.GOOD;
    }
}
