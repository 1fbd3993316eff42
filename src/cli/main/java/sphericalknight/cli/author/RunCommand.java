package sphericalknight.cli.author;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.cli.command.OutputFolder;
import sphericalknight.common.CoursePaths;
import sphericalknight.common.Lessons;
import sphericalknight.grader.model.Json;
import sphericalknight.kernel.Jupyter;
import sphericalknight.lesson.Notebook;
import sphericalknight.lesson.derived.Repository;
import sphericalknight.lesson.engine.Engine;
import sphericalknight.lesson.engine.JupyterEngine;
import sphericalknight.lesson.engine.LessonReport;
import sphericalknight.lesson.engine.LessonRunner;
import sphericalknight.lesson.page.Edition;

/** {@code course run}: executes lessons and compares their outputs with the stored ones. */
@Command(
        name = "run",
        description = "Run lessons on Jupyter and compare what they show with what is stored.",
        footer = {
            "",
            "A lesson that differs from the last commit is run but not compared; so are the cells tagged exercise",
            "or timing. For authors: --update stores the fresh outputs and then checks the notebook contract."
        })
public final class RunCommand extends CourseCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "LESSON",
            arity = "0..*",
            description = "number or name, such as 2 or 02-knight; all when none is named")
    private List<String> lessons = new ArrayList<>();

    @Option(names = "--out", paramLabel = "DIR", description = "keep the executed notebooks and an HTML edition there")
    private Path out;

    @Option(names = "--update", description = "store the fresh outputs in the notebooks")
    private boolean update;

    @Option(names = "--json", description = "print one JSON document and nothing else")
    private boolean json;

    private final Function<CoursePaths, Engine> engines;

    RunCommand() {
        this(course -> new JupyterEngine(course, Jupyter.findOrInstall(course, System.err)));
    }

    /** A command that runs lessons on the engine that {@code engines} gives for a course. */
    RunCommand(Function<CoursePaths, Engine> engines) {
        this.engines = engines;
    }

    @Override
    public Integer call() {
        CoursePaths course = CoursePaths.find();
        List<Notebook> notebooks =
                chosen(Lessons.of(course)).stream().map(Notebook::read).toList();
        if (out != null) {
            OutputFolder.check(out);
        }
        LessonRunner runner = new LessonRunner(course, engines.apply(course));
        List<LessonReport> reports = new ArrayList<>();
        List<Notebook> executed = new ArrayList<>();
        for (Notebook notebook : notebooks) {
            System.err.print(course.relative(notebook.file()) + " ... ");
            LessonRunner.Result result = update ? runner.update(notebook) : runner.run(notebook);
            tell(result.report(), System.err);
            reports.add(result.report());
            executed.add(result.executed());
        }
        if (out != null) {
            new Edition(course, executed, Repository.of(course)).write(out);
            System.err.println("The HTML edition begins with " + out.resolve("index.html"));
        }
        if (json) {
            out().print(Json.indented(reports.stream().map(LessonReport::fields).toList()));
        }
        return reports.stream().allMatch(report -> report.status().equals("ok")) ? ExitCode.GOOD : ExitCode.WRONG;
    }

    private List<Path> chosen(Lessons all) {
        return lessons.isEmpty()
                ? all.all()
                : lessons.stream().map(all::named).distinct().toList();
    }

    private static void tell(LessonReport report, PrintStream err) {
        err.printf(Locale.ROOT, "%s (%d code cells, %.1f s)%n", report.status(), report.cells(), report.seconds());
        report.notes().forEach(note -> err.println("  " + note));
        report.lines().forEach(line -> err.println("  notebooks/" + report.lesson() + ".ipynb, " + line));
    }
}
