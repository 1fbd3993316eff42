package sphericalknight.grader.run;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.students.FoundSubmission;
import sphericalknight.grader.students.Student;
import sphericalknight.grader.submission.Answer;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.worker.Grader;

/**
 * Grades a class: grades each distinct answer once, several at a time, and assigns the verdicts to the students. The order of completion
 * does not affect the outcome.
 */
final class ClassRun {
    /** The submission of a student who handed in nothing. Its zero points are a grade. */
    private static final Submission NOTHING = new Submission(Map.of(), List.of(), "Nothing was handed in.", true);

    private final Grader grader;
    private final GradeSettings settings;
    private final List<CatalogueEntry> exercises;
    private final VerdictCache cache;
    private final Consumer<String> progress;
    private final Map<String, ExerciseVerdict> verdicts = new ConcurrentHashMap<>();

    /** An answer to grade; {@code key} identifies its verdict in the cache. */
    private record Job(String key, CatalogueEntry exercise, AnswerSource source) {}

    ClassRun(Grader grader, GradeSettings settings, VerdictCache cache, Consumer<String> progress) {
        this.grader = grader;
        this.settings = settings;
        this.exercises = settings.exercises();
        this.cache = cache;
        this.progress = progress;
    }

    /** Reads and grades what the students have handed in, and returns the verdicts on them, in the same order. */
    List<StudentVerdict> run(List<Student> students) {
        Set<FoundSubmission> found =
                students.stream().flatMap(student -> student.found().stream()).collect(Collectors.toSet());
        Map<FoundSubmission, List<Submission>> submissions = new ConcurrentHashMap<>();
        Jobs.run(settings.jobs(), found, each -> submissions.put(each, read(each)));
        grade(submissions.values().stream().flatMap(List::stream).toList());
        StudentGrading grading =
                new StudentGrading(settings, (exercise, source) -> verdicts.get(cache.key(exercise, source)));
        return students.stream()
                .map(student -> student.found()
                        .map(each -> grading.best(student, each, submissions.get(each)))
                        .orElseGet(() -> grading.of(student, NOTHING)))
                .toList();
    }

    /** What is in the attempts that may count. One that cannot be read affects only its own students. */
    private List<Submission> read(FoundSubmission found) {
        return found.problem().isEmpty()
                ? found.counted(settings.best()).stream()
                        .map(attempt -> grader.read(attempt.paths()))
                        .toList()
                : List.of(Submission.unreadable(found.problem()));
    }

    /** Grades each different answer once, unless its verdict is known from an earlier run. */
    private void grade(List<Submission> submissions) {
        Map<String, Job> jobs = new LinkedHashMap<>();
        for (Submission submission : submissions) {
            for (CatalogueEntry exercise : exercises) {
                Answer answer = submission.answers().get(exercise.id());
                if (answer != null) {
                    String key = cache.key(exercise, answer.source());
                    jobs.put(key, new Job(key, exercise, answer.source()));
                }
            }
        }
        jobs.keySet().forEach(key -> cache.get(key).ifPresent(known -> verdicts.put(key, known)));
        List<Job> unknown = jobs.values().stream()
                .filter(job -> !verdicts.containsKey(job.key()))
                .toList();
        if (unknown.size() < jobs.size()) {
            progress.accept(
                    "Already known: " + (jobs.size() - unknown.size()) + " of " + jobs.size() + " different answers.");
        }
        AtomicInteger graded = new AtomicInteger();
        Jobs.run(settings.jobs(), unknown, job -> {
            grade(job);
            tell(graded.incrementAndGet(), unknown.size());
        });
    }

    /** Tells the progress: if there are at least ten answers, after every ten percent of them. */
    private void tell(int done, int answers) {
        if (answers >= 10 && done * 10 / answers > (done - 1) * 10 / answers) {
            progress.accept("Graded " + done + " of " + answers + " answers.");
        }
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

    private static ExerciseVerdict graderFailed(CatalogueEntry exercise, Throwable what) {
        return ExerciseVerdict.unjudged(
                exercise,
                Reason.GRADER_ERROR,
                Reason.GRADER_ERROR.sentence() + " (" + what.getClass().getSimpleName() + ")");
    }
}
