package sphericalknight.cli;

import java.util.List;
import picocli.CommandLine.Command;
import sphericalknight.exercise.check.ResultText;

/** {@code course list}: lists all exercises and the learner's progress. */
@Command(name = "list", description = "Show all exercises and your progress.")
final class ListCommand extends CourseCommand implements Runnable {
    @Override
    public void run() {
        Workshop workshop = Workshop.open();
        LearnerProgress progress = new LearnerProgress(workshop);
        List<LearnerProgress.Standing> standings =
                workshop.catalogue().entries().stream().map(progress::of).toList();
        out().println(ProgressText.list(standings, progress.place(), ResultText.WIDTH));
    }
}
