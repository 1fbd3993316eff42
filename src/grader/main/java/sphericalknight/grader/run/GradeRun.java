package sphericalknight.grader.run;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import sphericalknight.common.AtomicFile;
import sphericalknight.common.UserError;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.StudentVerdict.Delivery;
import sphericalknight.grader.report.ReportFile;
import sphericalknight.grader.report.ReportFormat;
import sphericalknight.grader.students.ClassList;
import sphericalknight.grader.students.Student;
import sphericalknight.grader.students.SubmissionFinder;
import sphericalknight.grader.worker.Grader;
import sphericalknight.grader.worker.PrivateFolder;

/** One run of {@code course grade}, from submissions to reports. */
public final class GradeRun {
    private GradeRun() {}

    /**
     * The result of a run.
     *
     * @param verdict the results of the class
     * @param noAnswer why individually named submissions contain no answer; empty if one does, and for a class
     */
    public record Outcome(ClassVerdict verdict, Optional<String> noAnswer) {}

    /**
     * Grades the submissions and writes the reports: those of {@code settings}, and those that an earlier run has left in the same folder.
     * All of them first say that the grader did not finish, so no report of an earlier run passes for one of a run that was killed.
     * Verdicts known from an earlier run are reused.
     *
     * @param graders opens a grader, given the seed of its hidden inputs
     * @param progress takes a sentence now and then, from several threads
     *
     * @throws UserError if no submission can be graded, or {@code out} cannot be written or is in use by another run
     */
    public static Outcome run(GradeSettings settings, Function<String, Grader> graders, Consumer<String> progress) {
        try (PrivateFolder unpacked = new PrivateFolder()) {
            return run(settings, unpacked.path(), graders, progress);
        } catch (IOException e) {
            throw new UserError(
                    "Cannot write in " + settings.out() + " (" + e.getMessage() + "); choose another folder.", e);
        }
    }

    private static Outcome run(
            GradeSettings settings, Path unpacked, Function<String, Grader> graders, Consumer<String> progress)
            throws IOException {
        Path out = settings.out();
        SubmissionFinder.Outcome found = SubmissionFinder.find(settings.paths(), settings.search(), unpacked);
        List<Student> all = ClassList.of(found, settings.search().roster());
        settings.manual().check(all);
        List<Student> students = all.stream()
                .filter(student -> settings.shard().has(student.id()))
                .toList();
        try (FileChannel lock = lock(out)) {
            String seed = settings.seedFile().isPresent()
                    ? Seed.read(settings.seedFile().get())
                    : Seed.keptIn(out.resolve("seed"));
            sweep(out);
            Set<ReportFormat> formats = new TreeSet<>(settings.formats());
            formats.addAll(ReportFormat.in(out));
            List<String> ids = students.stream().map(Student::id).toList();
            ClassVerdict unfinished = unfinished(ids, settings.exercises());
            RunRecord.remove(out);
            ReportFormat.write(unfinished, out, formats);
            try (Grader grader = graders.apply(seed)) {
                VerdictCache cache = new VerdictCache(out.resolve(".cache"), seed);
                List<StudentVerdict> verdicts = new ClassRun(grader, settings, cache, progress).run(students);
                List<String> faults = faults(verdicts);
                List<String> notes = new ArrayList<>(faults);
                untimed(verdicts).ifPresent(notes::add);
                ClassVerdict verdict = new ClassVerdict(verdicts, notes);
                ReportFormat.write(verdict, out, formats);
                RunRecord.of(settings.exercises(), seed, verdict).write(out);
                boolean noAnswer = !found.isClass() && faults.size() == verdicts.size();
                return new Outcome(verdict, noAnswer ? Optional.of(faults.get(0)) : Optional.empty());
            }
        }
    }

    /** Zero points that are no grade, for the reports that are written before grading starts: they remain if the grader crashes. */
    private static ClassVerdict unfinished(List<String> ids, List<CatalogueEntry> exercises) {
        String message = "The grader did not finish. This is not a grade; tell your teacher.";
        List<ExerciseVerdict> unjudged = exercises.stream()
                .map(exercise -> ExerciseVerdict.unjudged(exercise, Reason.GRADER_ERROR, message))
                .toList();
        List<StudentVerdict> students = ids.stream()
                .map(id -> new StudentVerdict(
                        id, "", List.of(message), Points.NONE, unjudged, Delivery.UNKNOWN, List.of()))
                .toList();
        return new ClassVerdict(students, List.of(message));
    }

    /** Says how many have handed in at a time that nothing tells, if there was a time to keep. */
    private static Optional<String> untimed(List<StudentVerdict> students) {
        long untimed = students.stream()
                .filter(student -> student.delivery().isUntimed())
                .count();
        return untimed == 0
                ? Optional.empty()
                : Optional.of(
                        "Nothing says when " + untimed + " of " + students.size() + " handed in, so it counts as on"
                                + " time; the roster's column submitted can say it, or, with --zone, Moodle's grading worksheet.");
    }

    /** One sentence for each submission without an answer or without a grade. */
    private static List<String> faults(List<StudentVerdict> students) {
        return students.stream()
                .filter(student -> !student.delivery().submission().isEmpty())
                .filter(student -> !student.delivery().gradable()
                        || !student.problem().isEmpty()
                                && student.exercises().stream()
                                        .allMatch(each -> each.source().isEmpty()))
                .map(student -> student.student() + ": " + student.problem())
                .toList();
    }

    /**
     * Locks {@code out}, because two runs that write to the same folder would mix their reports. Throws a {@link UserError} if another
     * run holds the lock.
     */
    private static FileChannel lock(Path out) throws IOException {
        ReportFile.createFolder(out.resolve(".run"));
        FileChannel channel =
                FileChannel.open(out.resolve(".run/lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (channel.tryLock() == null) {
            channel.close();
            throw new UserError("Another ./course grade writes into " + out + "; wait for it, or name another --out.");
        }
        return channel;
    }

    /** Removes the half-written files that a killed run left behind. */
    private static void sweep(Path out) throws IOException {
        try (Stream<Path> files = Files.walk(out)) {
            for (Path file : files.filter(AtomicFile::isHalfWritten).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
