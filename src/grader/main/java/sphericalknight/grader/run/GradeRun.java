package sphericalknight.grader.run;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.UserError;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.report.FormerStudents;
import sphericalknight.grader.report.ReportFile;
import sphericalknight.grader.report.ReportFormat;
import sphericalknight.grader.report.Unfinished;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.worker.Grader;

/** One run of {@code course grade}, from submissions to reports. */
public final class GradeRun {
    private GradeRun() {}

    /** Opens a grader; not called if every submission has a problem. */
    @FunctionalInterface
    public interface Graders {
        /** Returns a grader whose hidden inputs come from {@code seed}: 64 hexadecimal digits. */
        Grader open(String seed);
    }

    /**
     * The result of a run.
     *
     * @param verdict the results of the class
     * @param nothing why no submission of the class contained an answer; empty if one did, and always empty for a shard
     * @param former the folders with the reports of students who have left the class
     */
    public record Outcome(ClassVerdict verdict, Optional<String> nothing, List<String> former) {}

    /**
     * Grades the submissions and writes the reports: those of {@code settings}, and those that an earlier run has left in the same folder.
     * All of them first say that the grader did not finish, so no report of an earlier run passes for one of a run that was killed.
     * Verdicts known from an earlier run are reused.
     *
     * @throws UserError if no submission can be graded, or {@code out} cannot be written or is in use by another run
     */
    public static Outcome run(GradeSettings settings, Graders graders, RunListener listener) {
        Path out = settings.out();
        SubmissionFinder.Outcome found = SubmissionFinder.find(settings.paths(), settings.catalogue(), settings.as());
        if (found.submissions().stream().noneMatch(each -> each.problem().isEmpty())) {
            throw new UserError(
                    Stream.concat(found.submissions().stream().map(FoundSubmission::problem), found.faults().stream())
                            .findFirst()
                            .orElse("There is no submission."));
        }
        ClassList list = ClassList.of(found.submissions(), settings.roster(), settings.shard());
        settings.manual()
                .check(ClassList.of(found.submissions(), settings.roster(), Shard.ALL).students().stream()
                        .map(Student::id)
                        .toList());
        try (FileChannel lock = lock(out)) {
            String seed = settings.seedFile().isPresent()
                    ? Seed.read(settings.seedFile().get())
                    : Seed.keptIn(out.resolve("seed"));
            sweep(out);
            Set<ReportFormat> formats = new TreeSet<>(settings.formats());
            formats.addAll(ReportFormat.in(out));
            List<String> ids = list.students().stream().map(Student::id).toList();
            ClassVerdict unfinished = Unfinished.of(ids, settings.exercises());
            RunRecord.remove(out);
            ReportFormat.write(unfinished, out, formats);
            List<String> former = FormerStudents.moveAside(unfinished, out);
            try (Grader grader = graders.open(seed)) {
                Map<Student, Submission> submissions = Reading.of(list.students(), grader, settings.jobs());
                List<String> empty = empty(submissions);
                VerdictCache cache = new VerdictCache(out.resolve(".cache"), seed);
                List<StudentVerdict> students = new ClassRun(
                                grader, settings.exercises(), cache, settings.jobs(), listener)
                        .run(list.students(), submissions, settings.late(), settings.manual());
                ClassVerdict verdict = new ClassVerdict(students, faults(settings, found, list, empty));
                ReportFormat.write(verdict, out, formats);
                RunRecord.of(settings.exercises(), seed, verdict).write(out);
                boolean nothing =
                        settings.shard().equals(Shard.ALL) && !empty.isEmpty() && empty.size() == submissions.size();
                return new Outcome(verdict, nothing ? Optional.of(empty.get(0)) : Optional.empty(), former);
            }
        } catch (IOException e) {
            throw new UserError("Cannot write in " + out + " (" + e.getMessage() + "); choose another folder.", e);
        }
    }

    /** One sentence for each submission without an answer. */
    private static List<String> empty(Map<Student, Submission> submissions) {
        return submissions.entrySet().stream()
                .filter(each -> !each.getValue().fault().isEmpty())
                .map(each -> each.getKey().id() + ": " + each.getValue().fault())
                .toList();
    }

    /** All faults of submissions. Faults that belong to no student are reported only by the first shard. */
    private static List<String> faults(
            GradeSettings settings, SubmissionFinder.Outcome found, ClassList list, List<String> empty) {
        Set<String> faults = new TreeSet<>(list.faults());
        if (settings.shard().number() == 1) {
            faults.addAll(found.faults());
        }
        faults.addAll(empty);
        return List.copyOf(faults);
    }

    /**
     * Locks {@code out}, because two runs that write to the same folder would mix their reports. Throws a {@link UserError} if another
     * run holds the lock.
     */
    private static FileChannel lock(Path out) throws IOException {
        ReportFile.createFolder(out.resolve(".run"));
        FileChannel channel =
                FileChannel.open(out.resolve(".run/lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        Optional<FileLock> lock;
        try {
            lock = Optional.ofNullable(channel.tryLock());
        } catch (OverlappingFileLockException e) {
            lock = Optional.empty();
        }
        if (lock.isEmpty()) {
            channel.close();
            throw new UserError("Another ./course grade writes into " + out + "; wait for it, or name another --out.");
        }
        return channel;
    }

    /** Removes the files {@code .report*.tmp} and {@code .seed*.tmp} that a killed run left behind. */
    private static void sweep(Path out) throws IOException {
        try (Stream<Path> files = Files.walk(out)) {
            for (Path file : files.filter(GradeRun::isHalfWritten).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static boolean isHalfWritten(Path file) {
        return AtomicFile.isHalfWritten(file) || file.getFileName().toString().matches("\\.seed.*\\.tmp");
    }
}
