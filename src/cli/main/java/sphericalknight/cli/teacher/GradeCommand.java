package sphericalknight.cli.teacher;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import sphericalknight.cli.command.CourseCommand;
import sphericalknight.cli.command.ExitCode;
import sphericalknight.cli.command.Workshop;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.report.IdenticalAnswers;
import sphericalknight.grader.report.ReportFormat;
import sphericalknight.grader.report.TerminalReport;
import sphericalknight.grader.run.GradeRun;
import sphericalknight.grader.run.GradeSettings;
import sphericalknight.grader.run.Merge;
import sphericalknight.grader.run.RunRecord;
import sphericalknight.grader.text.TerminalText;
import sphericalknight.grader.worker.WorkerPool;

/** {@code course grade}: grades one submission or a whole class. */
@Command(
        name = "grade",
        description = "Grade submissions: answers are interpreted, never loaded, and cannot touch the grade.",
        footer = {
            "",
            "Run it again after a crash, or after a late submission: what was graded is not graded again.",
            "Exit codes: 0 graded; 1 graded, but somebody has no grade; 2 nothing could be graded."
        },
        sortOptions = false)
public final class GradeCommand extends CourseCommand implements Callable<Integer> {
    @Mixin
    private GradeOptions options;

    @Override
    public Integer call() {
        GradeSettings settings = options.settings(Workshop.open());
        options.notes().forEach(note -> err().println(TerminalText.line(note)));
        GradeRun.Outcome outcome =
                GradeRun.run(settings, seed -> WorkerPool.open(settings.jobs(), seed, settings.exercises()), this::say);
        if (outcome.noAnswer().isPresent()) {
            throw new UserError(outcome.noAnswer().get());
        }
        return tell(outcome.verdict(), settings.out(), options.identical());
    }

    private synchronized void say(String progress) {
        err().println(progress);
        err().flush();
    }

    /** {@code course grade merge}: combines the shards of a class. */
    @Command(
            name = "merge",
            description = "Merge the results of the shards of a class; neither order nor repetition matters.",
            mixinStandardHelpOptions = true)
    int merge(
            @Parameters(paramLabel = "DIR", arity = "1..*", description = "The --out folder of each shard.")
                    List<Path> folders,
            @Option(names = "--out", paramLabel = "DIR", description = "The folder for the reports.") Path out,
            @Option(
                            names = "--format",
                            paramLabel = "NAME",
                            split = ",",
                            description = "Reports besides results.json; all when left out.")
                    List<String> formats,
            @Option(names = "--identical", description = "List answers that several people have to the letter.")
                    boolean identical) {
        Path target = GradeOptions.out(out);
        RunRecord all = Merge.of(folders);
        ReportFormat.write(all.verdict(), target, ReportFormat.of(formats == null ? new ArrayList<>() : formats));
        all.write(target);
        return tell(all.verdict(), target, identical);
    }

    private int tell(ClassVerdict verdict, Path out, boolean identical) {
        PrintWriter err = err();
        verdict.notes().forEach(note -> err.println(TerminalText.line(note)));
        String failed = names(verdict, StudentVerdict::graderFailed);
        String unread = names(verdict, student -> !student.graderFailed() && !student.hasGrade());
        out().println(TerminalReport.of(verdict) + "\n");
        if (identical) {
            List<String> same = IdenticalAnswers.of(verdict);
            out().println(same.isEmpty() ? "No two answers are identical.\n" : "Identical answers, to the letter:");
            same.forEach(out()::println);
            out().print(same.isEmpty() ? "" : "\n");
        }
        out().println(summary(verdict) + " The reports are in " + out + ".");
        if (!unread.isEmpty()) {
            err.println("No grade for " + unread + ": what was handed in cannot be graded; the reasons are above.");
        }
        if (!failed.isEmpty()) {
            err.println("DO NOT PUBLISH: the grader itself failed for " + failed
                    + ". Run the same command again; it grades only what failed.");
        }
        return failed.isEmpty() && unread.isEmpty() ? ExitCode.GOOD : ExitCode.WRONG;
    }

    private static String names(ClassVerdict verdict, Predicate<StudentVerdict> which) {
        return verdict.students().stream()
                .filter(which)
                .map(student -> TerminalText.line(student.student()))
                .collect(Collectors.joining(", "));
    }

    private static String summary(ClassVerdict verdict) {
        List<StudentVerdict> students = verdict.students();
        if (students.size() != 1) {
            long graded = students.stream().filter(StudentVerdict::hasGrade).count();
            return graded + " of " + students.size() + " students have a grade.";
        }
        StudentVerdict one = students.get(0);
        return TerminalText.line(one.student()) + ": "
                + (one.hasGrade() ? Points.text(one.score()) + " of " + one.maxScore() + " points." : "no grade.");
    }
}
