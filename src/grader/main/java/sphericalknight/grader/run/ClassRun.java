package sphericalknight.grader.run;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.Delivery;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Manual;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.sealed.ExerciseGrader;
import sphericalknight.grader.submission.Answer;
import sphericalknight.grader.submission.Submission;

/**
 * Grades all students: grades each different answer once, in as many slots as there are jobs, and gives everybody
 * the verdicts on theirs. The order in which jobs end changes nothing in the outcome.
 */
final class ClassRun {
    private final ExerciseGrader grader;
    private final List<CatalogueEntry> exercises;
    private final VerdictCache cache;
    private final int jobs;
    private final RunListener listener;
    private final Map<String, String> exerciseHashes;
    private final Map<String, ExerciseVerdict> verdicts = new ConcurrentHashMap<>();

    /** One answer to grade. */
    private record Job(String key, CatalogueEntry exercise, AnswerSource source) {}

    ClassRun(
            ExerciseGrader grader, List<CatalogueEntry> exercises, VerdictCache cache, int jobs, RunListener listener) {
        this.grader = grader;
        this.exercises = exercises;
        this.cache = cache;
        this.jobs = jobs;
        this.listener = listener;
        this.exerciseHashes = exercises.stream().collect(Collectors.toMap(CatalogueEntry::id, Kit::exercise));
    }

    /** The verdicts on {@code students}, in their order. */
    List<StudentVerdict> run(
            List<Student> students, Map<Student, Submission> submissions, Late late, ManualGrades manual) {
        Map<String, Job> work = new LinkedHashMap<>();
        for (Student student : students) {
            Map<String, Answer> answers = answers(Optional.ofNullable(submissions.get(student)));
            exercises.forEach(exercise -> plan(exercise, source(exercise, answers), work));
        }
        int all = work.size();
        work.values().removeIf(job -> verdicts.containsKey(job.key()));
        listener.planned(work.size(), all - work.size());
        ConcurrentLinkedQueue<Job> queue = new ConcurrentLinkedQueue<>(work.values());
        Slots.run(jobs, slot -> {
            grader.settle(slot);
            for (Job job = queue.poll(); job != null; job = queue.poll()) {
                grade(slot, job);
            }
        });
        return students.stream()
                .map(student ->
                        verdict(student, Optional.ofNullable(submissions.get(student)), late, manual.of(student.id())))
                .toList();
    }

    private static AnswerSource source(CatalogueEntry exercise, Map<String, Answer> answers) {
        Answer answer = answers.get(exercise.id());
        return answer == null ? Absent.source(exercise) : answer.source();
    }

    private static Map<String, Answer> answers(Optional<Submission> submission) {
        return submission.map(Submission::answers).orElse(Map.of());
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

    /** Whatever goes wrong in the grader becomes a verdict that says so; the others are graded. */
    private void grade(int slot, Job job) {
        ExerciseVerdict verdict;
        try {
            verdict = grader.grade(slot, job.exercise(), job.source(), "");
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError e) {
            verdict = Absent.graderFailed(job.exercise(), e);
        }
        verdicts.put(job.key(), verdict);
        cache.put(job.key(), verdict);
        listener.graded();
    }

    private StudentVerdict verdict(Student student, Optional<Submission> submission, Late late, Manual manual) {
        String problem = submission.map(Submission::fault).orElse("Nothing was handed in.");
        List<String> notes = new ArrayList<>();
        if (!manual.equals(Manual.NONE)) {
            notes.add((manual.points() == 0 ? "" : String.format("%+d points by hand. ", manual.points()))
                    + manual.comment());
        }
        if (!problem.isEmpty()) {
            notes.add(problem);
        }
        submission.ifPresent(handed -> notes.addAll(handed.notes()));
        int percent = submission.isPresent() ? late.percent(student, notes) : 0;
        Map<String, Answer> answers = answers(submission);
        List<ExerciseVerdict> all = exercises.stream()
                .map(exercise -> {
                    ExerciseVerdict graded = verdicts.get(key(exercise, source(exercise, answers)));
                    Answer answer = answers.get(exercise.id());
                    return answer == null ? Absent.verdict(graded) : graded.withSource(answer.where());
                })
                .toList();
        Delivery delivery = new Delivery(
                problem,
                problem.isEmpty() || submission.map(Submission::readable).orElse(true),
                student.submitted().map(Instant::toString).orElse(""),
                late.rule()
                        .map(LateRule::due)
                        .or(() -> student.entry().flatMap(Roster.Entry::due))
                        .map(Instant::toString)
                        .orElse(""),
                student.entry().map(Roster.Entry::email).orElse(""));
        return new StudentVerdict(
                student.id(),
                student.entry().map(Roster.Entry::name).orElse(""),
                grader.isolation(),
                notes,
                percent,
                all,
                delivery,
                manual);
    }
}
