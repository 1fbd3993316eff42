package sphericalknight.cli;

import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code course list}: all exercises and the learner's progress. */
@Command(name = "list", description = "Show all exercises and your progress.", mixinStandardHelpOptions = true)
final class ListCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        Workshop workshop = Workshop.open();
        LearnerProgress progress = new LearnerProgress(workshop);
        List<LearnerProgress.Standing> standings =
                workshop.catalogue().entries().stream().map(progress::of).toList();
        spec.commandLine().getOut().println(ProgressText.list(standings));
    }
}
