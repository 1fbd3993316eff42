package sphericalknight.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import sphericalknight.common.CoursePaths;
import sphericalknight.lesson.derived.Derived;

/** {@code course refresh}: rewrites the generated parts of the lessons and guides. */
@Command(
        name = "refresh",
        hidden = true,
        description = "Rewrite the generated parts: tables of lessons, links between lessons.")
final class RefreshCommand extends CourseCommand implements Callable<Integer> {
    @Option(names = "--check", description = "write nothing; exit code 1 when something is stale")
    private boolean check;

    @Override
    public Integer call() {
        CoursePaths course = CoursePaths.find();
        PrintWriter err = err();
        Derived derived = Derived.of(course);
        List<Path> stale = derived.stale();
        for (Path file : stale) {
            err.println(course.relative(file) + (check ? " is stale; run: ./course refresh" : " renewed"));
        }
        if (check) {
            return stale.isEmpty() ? ExitCode.GOOD : ExitCode.WRONG;
        }
        derived.write();
        if (stale.isEmpty()) {
            err.println("Everything is up to date.");
        }
        return ExitCode.GOOD;
    }
}
