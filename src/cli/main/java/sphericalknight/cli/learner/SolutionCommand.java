package sphericalknight.cli.learner;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.cli.command.Workshop;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.Status;

/** {@code course solution}: shows the reference answer once the learner's own answer has passed or the learner gives up. */
@Command(name = "solution", description = "Show the reference solution of an exercise that you have passed.")
public final class SolutionCommand extends CourseCommand implements Callable<Integer> {
    @Parameters(paramLabel = "ID", description = "An exercise, such as 2.1.")
    private String id;

    @Option(names = "--give-up", description = "Show it even if your answer does not pass.")
    private boolean giveUp;

    @Override
    public Integer call() {
        Workshop workshop = Workshop.open();
        CatalogueEntry exercise = workshop.exercise(id);
        Path file = workshop.solution(exercise);
        if (!Files.exists(file)) {
            throw new UserError("This copy of the course has no solutions; ask whoever handed it out.");
        }
        if (!giveUp && new LearnerProgress(workshop).of(exercise).status() != Status.PASSED) {
            out().println("Your answer to " + id + " does not pass yet. Hints: ./course hint " + id
                    + "   The solution anyway: ./course solution " + id + " --give-up");
            return ExitCode.WRONG;
        }
        out().println(Workshop.text(file).stripTrailing());
        return ExitCode.GOOD;
    }
}
