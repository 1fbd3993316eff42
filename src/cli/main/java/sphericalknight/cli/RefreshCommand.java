package sphericalknight.cli;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import sphericalknight.common.CoursePaths;
import sphericalknight.lesson.derived.Derived;

/** {@code course refresh}: rewrites the generated parts of the lessons and guides. */
@Command(
        name = "refresh",
        hidden = true,
        description = "Rewrite the generated parts: tables of lessons, links between lessons.")
final class RefreshCommand extends CourseCommand implements Runnable {
    @Override
    public void run() {
        CoursePaths course = CoursePaths.find();
        Derived derived = Derived.of(course);
        List<Path> stale = derived.stale();
        derived.write();
        stale.forEach(file -> err().println(course.relative(file) + " renewed"));
        if (stale.isEmpty()) {
            err().println("Everything is up to date.");
        }
    }
}
