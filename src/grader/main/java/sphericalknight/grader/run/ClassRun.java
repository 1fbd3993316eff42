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
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.StudentVerdict.Delivery;
import sphericalknight.grader.model.StudentVerdict.Manual;
import sphericalknight.grader.submission.Answer;
import sphericalknight.grader.submission.Submission;
import sphericalknight.grader.worker.Grader;

/**
 * Grades a class: grades each distinct answer once, several at a time, and assigns the verdicts to the students. The order in which answers
 * are finished does not affect the outcome.
 */
final class ClassRun {
    private final Grader grader;
    private final List<CatalogueEntry> exercises;
    private final VerdictCache cache;
    private final int jobs;
    private final RunListener listener;
    private final Map<String, String> exerciseHashes;
    private final Map<String, ExerciseVerdict> verdicts = new ConcurrentHashMap<>();

    /** One answer to grade; {@code key} identifies its verdict in the cache. */
    private record Job(String key, CatalogueEntry exercise, AnswerSource source) {}

    ClassRun(Grader grader, List<CatalogueEntry> exercises, VerdictCache cache, int jobs, RunListener listener) {
        this.grader = grader;
        this.exercises = exercises;
        this.cache = cache;
        this.jobs = jobs;
        this.listener = listener;
        this.exerciseHashes = exercises.stream().collect(Collectors.toMap(CatalogueEntry::id, Kit::exercise));
    }

    /** Grades the students and returns the verdicts on them, in the same order. */
    List<StudentVerdict> run(
            List<Student> students,
            Map<Student, Submission> submissions,
            Optional<LateRule> late,
            ManualGrades manual) {
        Map<String, Job> work = new LinkedHashMap<>();
        for (Student student : students) {
            Map<String, Answer> answers = answers(Optional.ofNullable(submissions.get(student)));
            exercises.forEach(exercise -> plan(exercise, source(exercise, answers), work));
        }
        int all = work.size();
        work.values().removeIf(job -> verdicts.containsKey(job.key()));
        listener.planned(work.size(), all - work.size());
        ConcurrentLinkedQueue<Job> queue = new ConcurrentLinkedQueue<>(work.values());
        Jobs.run(jobs, () -> {
            for (Job job = queue.poll(); job != null; job = queue.poll()) {
                grade(job);
            }
        });
        return students.stream()
                .map(student ->
                        verdict(student, Optional.ofNullable(submissions.get(student)), late, manual.of(student.id())))
                .toList();
    }

    private static AnswerSource source(CatalogueEntry exercise, Map<String, Answer> answers) {
        Answer answer = answers.get(exercise.id());
        return answer == null ? empty(exercise) : answer.source();
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
        listener.graded();
    }

    private StudentVerdict verdict(
            Student student, Optional<Submission> submission, Optional<LateRule> late, Manual manual) {
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
        int percent = submission.isPresent() && late.isPresent() ? percent(late.get(), student, notes) : 0;
        Map<String, Answer> answers = answers(submission);
        List<ExerciseVerdict> all = exercises.stream()
                .map(exercise -> {
                    ExerciseVerdict graded = verdicts.get(key(exercise, source(exercise, answers)));
                    Answer answer = answers.get(exercise.id());
                    return answer == null ? graded : graded.withSource(answer.where());
                })
                .toList();
        Delivery delivery = new Delivery(
                problem.isEmpty() ? submission.map(Submission::unused).orElse("") : problem,
                problem.isEmpty() || submission.map(Submission::readable).orElse(true),
                student.submitted().map(Instant::toString).orElse(""),
                late.map(LateRule::due)
                        .or(() -> student.entry().flatMap(Roster.Entry::due))
                        .map(Instant::toString)
                        .orElse(""),
                student.entry().map(Roster.Entry::email).orElse(""));
        return new StudentVerdict(
                student.id(),
                student.entry().map(Roster.Entry::name).orElse(""),
                notes,
                percent,
                all,
                delivery,
                manual);
    }

    /**
     * The percentage that {@code student} loses under the late rule; 0 if the submission time is unknown. Adds a note if the student
     * was late or the time is unknown.
     */
    private static int percent(LateRule rule, Student student, List<String> notes) {
        if (student.submitted().isEmpty()) {
            notes.add("Nothing says when this was handed in, so it counts as on time.");
            return 0;
        }
        Instant submitted = student.submitted().get();
        int percent = rule.percent(submitted);
        if (submitted.isAfter(rule.due())) {
            notes.add(rule.sentence(submitted));
        }
        return percent;
    }

    /** Returns an empty answer, graded once per exercise in place of all missing answers, to find out which tests are planned. */
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
