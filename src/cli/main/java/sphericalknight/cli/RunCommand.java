package sphericalknight.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import sphericalknight.kernel.CoursePaths;
import sphericalknight.kernel.Lessons;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.engine.Difference;
import sphericalknight.lesson.engine.Engine;
import sphericalknight.lesson.engine.InProcessEngine;
import sphericalknight.lesson.engine.LessonReport;
import sphericalknight.lesson.engine.LessonRunner;
import sphericalknight.lesson.engine.ReportJson;

/** {@code course run}: executes lessons and compares their outputs with the stored ones. */
@Command(
        name = "run",
        description = "Run lessons and compare what they show with what is stored.",
        mixinStandardHelpOptions = true)
public final class RunCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "LESSON",
            arity = "0..*",
            description = "Number or name, such as 2 or 02-knight; all when none is named.")
    private List<String> lessons = new ArrayList<>();

    @Option(names = "--update", description = "Store the fresh outputs in the notebooks.")
    private boolean update;

    @Option(names = "--json", description = "Print one JSON document and nothing else.")
    private boolean json;

    @Override
    public Integer call() {
        CoursePaths course = CoursePaths.find();
        PrintWriter err = spec.commandLine().getErr();
        List<LessonReport> reports = run(course, new InProcessEngine(), chosen(Lessons.of(course)), err);
        if (json) {
            spec.commandLine().getOut().println(ReportJson.of(reports));
        }
        return reports.stream().allMatch(report -> report.status().equals("ok")) ? Outcome.GOOD : Outcome.WRONG;
    }

    private List<Path> chosen(Lessons all) {
        return lessons.isEmpty()
                ? all.all()
                : lessons.stream().map(all::named).distinct().toList();
    }

    private List<LessonReport> run(CoursePaths course, Engine engine, List<Path> files, PrintWriter err) {
        LessonRunner runner = new LessonRunner(course, engine);
        List<LessonReport> reports = new ArrayList<>();
        for (Path file : files) {
            err.print(course.relative(file) + " ... ");
            err.flush();
            LessonRunner.Result result = update ? runner.update(Notebook.read(file)) : runner.run(file);
            LessonReport report = result.report();
            err.printf(Locale.ROOT, "%s (%d code cells, %.1f s)%n", report.status(), report.cells(), report.seconds());
            report.notes().forEach(note -> err.println("  " + note));
            for (Difference difference : report.differences()) {
                err.println("  " + course.relative(file) + ", " + difference.place() + ", "
                        + difference.kind().word() + ": " + difference.message());
            }
            err.flush();
            reports.add(report);
        }
        return reports;
    }
}
