package sphericalknight.grader.run;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.StudentVerdict.Delivery;
import sphericalknight.grader.model.StudentVerdict.Manual;
import sphericalknight.grader.model.StudentVerdict.Upload;
import sphericalknight.grader.run.FoundSubmission.Attempt;
import sphericalknight.grader.submission.Answer;
import sphericalknight.grader.submission.LmsName;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.worker.Grader;

/**
 * Grades a class: grades each distinct answer once, several at a time, and assigns the verdicts to the students. The order in which answers
 * are finished does not affect the outcome.
 */
final class ClassRun {
    /** What somebody has handed in who has handed in nothing. Its zero points are a grade. */
    private static final Submission NOTHING = new Submission(Map.of(), List.of(), "Nothing was handed in.", "", true);

    private static final Attempt NO_ATTEMPT = new Attempt("", List.of(), List.of(), Optional.empty(), false);

    private final Grader grader;
    private final GradeSettings settings;
    private final List<CatalogueEntry> exercises;
    private final VerdictCache cache;
    private final RunListener listener;
    private final Map<String, String> exerciseHashes;
    private final Map<String, ExerciseVerdict> verdicts = new ConcurrentHashMap<>();

    /** An answer to grade, or an empty one in place of those that are missing; {@code key} identifies its verdict in the cache. */
    private record Job(String key, CatalogueEntry exercise, AnswerSource source) {
        boolean isAnswer() {
            return !source.text().isEmpty();
        }
    }

    ClassRun(Grader grader, GradeSettings settings, VerdictCache cache, RunListener listener) {
        this.grader = grader;
        this.settings = settings;
        this.exercises = settings.exercises();
        this.cache = cache;
        this.listener = listener;
        this.exerciseHashes = exercises.stream().collect(Collectors.toMap(CatalogueEntry::id, Kit::exercise));
    }

    /** Reads and grades what the students have handed in, and returns the verdicts on them, in the same order. */
    List<StudentVerdict> run(List<Student> students) {
        Set<FoundSubmission> found =
                students.stream().flatMap(student -> student.found().stream()).collect(Collectors.toSet());
        Map<FoundSubmission, List<Submission>> submissions = new ConcurrentHashMap<>();
        Jobs.run(settings.jobs(), found, each -> submissions.put(each, read(each)));
        Map<String, Job> work = new LinkedHashMap<>();
        students.stream()
                .flatMap(student -> student.found().map(submissions::get).orElse(List.of(NOTHING)).stream())
                .forEach(submission ->
                        exercises.forEach(exercise -> plan(exercise, source(exercise, submission.answers()), work)));
        long all = work.values().stream().filter(Job::isAnswer).count();
        work.values().removeIf(job -> verdicts.containsKey(job.key()));
        long unknown = work.values().stream().filter(Job::isAnswer).count();
        listener.planned((int) unknown, (int) (all - unknown));
        Jobs.run(settings.jobs(), work.values(), job -> {
            grade(job);
            if (job.isAnswer()) {
                listener.graded();
            }
        });
        return students.stream()
                .map(student -> student.found()
                        .map(each -> verdict(student, each, submissions.get(each)))
                        .orElseGet(() -> verdict(student, Optional.empty(), NOTHING, NO_ATTEMPT)))
                .toList();
    }

    /** What is in the attempts that may count. One that cannot be read affects only its own students. */
    private List<Submission> read(FoundSubmission found) {
        return found.problem().isEmpty()
                ? found.counted(settings.best()).stream()
                        .map(attempt -> grader.read(attempt.paths(), attempt.without()))
                        .toList()
                : List.of(Submission.unreadable(found.problem()));
    }

    /** The verdict on the attempt that counts. */
    private StudentVerdict verdict(Student student, FoundSubmission found, List<Submission> submissions) {
        if (!found.problem().isEmpty()) {
            return verdict(student, Optional.of(found), submissions.get(0), NO_ATTEMPT);
        }
        List<Attempt> attempts = found.counted(settings.best());
        StudentVerdict best = null;
        for (int i = 0; i < attempts.size(); i++) {
            StudentVerdict verdict = verdict(student, Optional.of(found), submissions.get(i), attempts.get(i));
            boolean isBetter = best == null
                    || !best.hasGrade()
                    || verdict.hasGrade() && verdict.score().compareTo(best.score()) >= 0;
            best = isBetter ? verdict : best;
        }
        return best;
    }

    private static AnswerSource source(CatalogueEntry exercise, Map<String, Answer> answers) {
        Answer answer = answers.get(exercise.id());
        return answer == null ? empty(exercise) : answer.source();
    }

    private void plan(CatalogueEntry exercise, AnswerSource source, Map<String, Job> work) {
        String key = key(exercise, source);
        if (work.putIfAbsent(key, new Job(key, exercise, source)) == null) {
            cache.get(key).ifPresent(known -> verdicts.put(key, known));
        }
    }

    private String key(CatalogueEntry exercise, AnswerSource source) {
        return cache.key(exercise, exerciseHashes.get(exercise.id()), source);
    }

    /** Grades a job. A failure of the grader becomes a verdict that says so, and the other jobs are still graded. */
    private void grade(Job job) {
        ExerciseVerdict verdict;
        try {
            verdict = grader.grade(job.exercise(), job.source());
        } catch (RuntimeException e) {
            verdict = graderFailed(job.exercise(), e);
        }
        verdicts.put(job.key(), verdict);
        cache.put(job.key(), verdict);
    }

    private StudentVerdict verdict(
            Student student, Optional<FoundSubmission> found, Submission submission, Attempt attempt) {
        List<Manual> manual = settings.manual().of(student.id());
        List<String> notes = new ArrayList<>();
        manual.forEach(each -> notes.add(note(each)));
        if (!submission.fault().isEmpty()) {
            notes.add(submission.fault());
        }
        List<Attempt> attempts = found.map(FoundSubmission::attempts).orElse(List.of());
        int number = attempts.indexOf(attempt) + 1;
        if (number > 0 && attempts.size() > 1) {
            notes.add("Attempt " + number + " of " + attempts.size() + " counts, the "
                    + (settings.best() ? "best" : "latest") + ": " + attempt.name() + ".");
        }
        notes.addAll(submission.notes());
        Optional<Instant> due = student.entry().flatMap(Roster.Entry::due).or(settings::due);
        BigDecimal percent = number > 0 ? percent(student, attempt, due, notes) : Points.NONE;
        List<ExerciseVerdict> all = exercises.stream()
                .map(exercise -> {
                    ExerciseVerdict graded = verdicts.get(key(exercise, source(exercise, submission.answers())));
                    Answer answer = submission.answers().get(exercise.id());
                    return answer == null
                            ? graded
                            : graded.withSource(answer.where(), answer.source().written());
                })
                .toList();
        Delivery delivery = new Delivery(
                submission.fault().isEmpty() ? submission.unused() : submission.fault(),
                submission.fault().isEmpty() || submission.readable(),
                number == 0
                        ? ""
                        : student.submitted(attempt).map(Instant::toString).orElse(""),
                due.map(Instant::toString).orElse(""),
                student.entry().map(Roster.Entry::email).orElse(""),
                found.map(FoundSubmission::name).orElse(""),
                found.flatMap(FoundSubmission::lms).map(ClassRun::upload).orElse(Upload.NONE));
        return new StudentVerdict(
                student.id(),
                student.entry().map(Roster.Entry::name).orElse(""),
                notes,
                percent,
                all,
                delivery,
                manual);
    }

    private static String note(Manual manual) {
        String points = manual.points().signum() == 0
                ? ""
                : Points.signed(manual.points()) + " points by hand"
                        + (manual.exercise().isEmpty() ? "" : " for " + manual.exercise()) + ". ";
        return (points + manual.comment()).strip();
    }

    private static Upload upload(LmsName name) {
        return switch (name.lms()) {
            case MOODLE, CANVAS ->
                new Upload(name.lms().name().toLowerCase(Locale.ROOT), name.person(), name.id(), name.prefix());
            default -> Upload.NONE;
        };
    }

    /** The percentage that an attempt loses; 0 if its time or the due time is unknown. Adds a note if it was late or a time is missing. */
    private BigDecimal percent(Student student, Attempt attempt, Optional<Instant> due, List<String> notes) {
        LateRule rule = settings.late().orElse(LateRule.FREE);
        Optional<Instant> submitted = student.submitted(attempt);
        if (due.isPresent() && submitted.isPresent()) {
            if (submitted.get().isAfter(due.get())) {
                notes.add(rule.sentence(due.get(), submitted.get()));
            }
            return rule.percent(due.get(), submitted.get());
        }
        if (attempt.isLate()) {
            notes.add("Its name says that it was late, not by how much: " + Points.text(rule.least()) + " % less.");
            return rule.least();
        }
        if (due.isPresent()) {
            notes.add("Nothing says when this was handed in, so it counts as on time.");
        } else if (settings.late().isPresent()) {
            notes.add("Nothing says when this was due, so it counts as on time.");
        }
        return Points.NONE;
    }

    /** An empty answer, graded once per exercise in place of all missing answers: the verdict on these names the tests, too. */
    private static AnswerSource empty(CatalogueEntry exercise) {
        return new AnswerSource(exercise.answerName(), "", "");
    }

    private static ExerciseVerdict graderFailed(CatalogueEntry exercise, Throwable what) {
        return ExerciseVerdict.untested(
                ExerciseVerdict.About.of(exercise.exercise()),
                Reason.GRADER_ERROR,
                Reason.GRADER_ERROR.sentence() + " (" + what.getClass().getSimpleName() + ")",
                List.of());
    }
}
