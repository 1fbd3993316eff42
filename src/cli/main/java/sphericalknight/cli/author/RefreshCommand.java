package sphericalknight.cli.author;

import java.nio.file.Path;
import java.util.Set;
import picocli.CommandLine.Command;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.common.CoursePaths;
import sphericalknight.lesson.derived.Derived;

/** {@code course refresh}: rewrites the generated parts of the lessons and guides. */
@Command(name = "refresh", description = "Rewrite the generated parts: tables of lessons, links between lessons.")
public final class RefreshCommand extends CourseCommand implements Runnable {
    @Override
    public void run() {
        CoursePaths course = CoursePaths.find();
        Set<Path> renewed = Derived.refresh(course);
        renewed.forEach(file -> err().println(course.relative(file) + " renewed"));
        if (renewed.isEmpty()) {
            err().println("Everything is up to date.");
        }
    }
}
