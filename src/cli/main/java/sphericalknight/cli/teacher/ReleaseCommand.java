package sphericalknight.cli.teacher;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.cli.command.OutputFolder;
import sphericalknight.cli.command.Workshop;
import sphericalknight.grader.release.Release;
import sphericalknight.grader.run.LateRule;
import sphericalknight.web.site.Site;

/** {@code course release}: writes the files that a teacher hands out and uploads. */
@Command(
        name = "release",
        description = "Write the students' hand-out and the autograder for Gradescope into an empty folder.",
        footer = {
            "",
            "DIR/spherical-knight, DIR/spherical-knight.zip: for students, without solutions; searched for leaks"
                    + " first.",
            "DIR/site.zip: the course as web pages, if their compiler is built (./course site DIR --build).",
            "DIR/gradescope.zip: to upload to Gradescope.   DIR/seed: its hidden inputs; keep it."
        })
public final class ReleaseCommand extends CourseCommand implements Callable<Integer> {
    @Parameters(paramLabel = "DIR", description = "An empty or new folder.")
    private Path folder;

    @Option(
            names = "--lesson",
            paramLabel = "N",
            split = ",",
            description = "The autograder grades the exercises of these lessons only.")
    private List<String> lessons = new ArrayList<>();

    @Option(
            names = "--exercises",
            paramLabel = "ID",
            split = ",",
            description = "The autograder grades these exercises only: 2.1,2.3")
    private List<String> exercises = new ArrayList<>();

    @Option(
            names = "--late",
            paramLabel = "RULE",
            description = "What lateness costs on Gradescope, by the due date there: 10%%/day, 2%%/hour, 100%%; nothing"
                    + " when left out.")
    private String late;

    @Override
    public Integer call() {
        if (late != null) {
            LateRule.of(late);
        }
        OutputFolder.check(folder);
        Workshop workshop = Workshop.open();
        workshop.select(lessons);
        workshop.select(exercises);
        Release release = new Release(workshop.paths(), folder);
        BuiltMachine built = new BuiltMachine(workshop.paths().root());
        List<String> findings = new ArrayList<>();
        Optional<byte[]> site = built.isBuilt()
                ? Optional.of(SiteCommand.pages(workshop, built, findings).get(Site.ZIP))
                : Optional.empty();
        if (findings.isEmpty()) {
            findings.addAll(release.write(options(), late == null ? List.of() : List.of("--late", late), site));
        }
        if (!findings.isEmpty()) {
            findings.forEach(err()::println);
            err().println("Nothing was written: what is named above must not be handed out.");
            return ExitCode.WRONG;
        }
        List<String> replaced = release.replaced();
        if (!replaced.isEmpty()) {
            err().println(replaced.get(0)
                    + (replaced.size() == 1 ? " is" : " and " + (replaced.size() - 1) + " more are")
                    + " not handed out, but the stubs in exercises/contracts/main/resources; change these if it is meant"
                    + " for students.");
        }
        out().println("Hand out " + folder.resolve("spherical-knight.zip")
                + (site.isPresent() ? ", or put site.zip on a web server" : "") + "; keep the rest.");
        return ExitCode.GOOD;
    }

    private List<String> options() {
        List<String> options = new ArrayList<>();
        if (!lessons.isEmpty()) {
            options.addAll(List.of("--lesson", String.join(",", lessons)));
        }
        if (!exercises.isEmpty()) {
            options.addAll(List.of("--exercises", String.join(",", exercises)));
        }
        return options;
    }
}
