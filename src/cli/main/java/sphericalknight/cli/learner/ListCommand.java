package sphericalknight.cli.learner;

import java.util.List;
import picocli.CommandLine.Command;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.Workshop;
import sphericalknight.exercise.check.ResultText;

/** {@code course list}: lists all exercises and the learner's progress. */
@Command(name = "list", description = "Show all exercises and your progress.")
public final class ListCommand extends CourseCommand implements Runnable {
    @Override
    public void run() {
        Workshop workshop = Workshop.open();
        LearnerProgress progress = new LearnerProgress(workshop);
        List<LearnerProgress.Standing> standings =
                workshop.catalogue().entries().stream().map(progress::of).toList();
        out().println(ProgressText.list(standings, progress.place(), ResultText.WIDTH));
    }
}
