package sphericalknight.grader.run;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.submission.Answer;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.worker.Grader;

/**
 * Grades a class: grades each distinct answer once, several at a time, and assigns the verdicts to the students. The order in which answers
 * are finished does not affect the outcome.
 */
final class ClassRun {
    /** What somebody has handed in who has handed in nothing. Its zero points are a grade. */
    private static final Submission NOTHING = new Submission(Map.of(), List.of(), "Nothing was handed in.", "", true);

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
        grade(work.values());
        StudentGrading grading = new StudentGrading(
                settings, (exercise, answers) -> verdicts.get(key(exercise, source(exercise, answers))));
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
                        .map(attempt -> grader.read(attempt.paths(), attempt.without()))
                        .toList()
                : List.of(Submission.unreadable(found.problem()));
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

    /** Grades the jobs whose verdicts are not known yet, and tells the listener of those that are answers. */
    private void grade(Collection<Job> planned) {
        List<Job> unknown =
                planned.stream().filter(job -> !verdicts.containsKey(job.key())).toList();
        listener.planned(answers(unknown), answers(planned) - answers(unknown));
        Jobs.run(settings.jobs(), unknown, job -> {
            grade(job);
            if (job.isAnswer()) {
                listener.graded();
            }
        });
    }

    private static int answers(Collection<Job> jobs) {
        return (int) jobs.stream().filter(Job::isAnswer).count();
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
