package sphericalknight.grader.run;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import sphericalknight.exercise.answer.AnswerSource;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.StudentVerdict.Delivery;
import sphericalknight.grader.model.StudentVerdict.Manual;
import sphericalknight.grader.model.StudentVerdict.Upload;
import sphericalknight.grader.names.Times;
import sphericalknight.grader.students.FoundSubmission;
import sphericalknight.grader.students.FoundSubmission.Attempt;
import sphericalknight.grader.students.Roster;
import sphericalknight.grader.students.Student;
import sphericalknight.grader.submission.Answer;
import sphericalknight.grader.submission.Submission;

/** Computes the verdict on a student from those on the answers: selects the attempt, then applies the late penalty and manual points. */
final class StudentGrading {
    /** The note on an attempt that has a due time only. */
    private static final String UNTIMED = "Nothing says when this was handed in, so it counts as on time.";

    private static final Attempt NO_ATTEMPT = new Attempt("", List.of(), Optional.empty(), false);

    private final GradeSettings settings;
    private final BiFunction<CatalogueEntry, AnswerSource, ExerciseVerdict> verdicts;

    /**
     * Creates the grading of a class.
     *
     * @param verdicts gives the verdict on an answer to an exercise
     */
    StudentGrading(GradeSettings settings, BiFunction<CatalogueEntry, AnswerSource, ExerciseVerdict> verdicts) {
        this.settings = settings;
        this.verdicts = verdicts;
    }

    /** The verdict on somebody who has made no attempt. */
    StudentVerdict of(Student student, Submission submission) {
        return of(student, submission, NO_ATTEMPT);
    }

    /** The verdict on the attempt that counts; {@code submissions} are the contents of the attempts that may. */
    StudentVerdict best(Student student, FoundSubmission found, List<Submission> submissions) {
        if (!found.problem().isEmpty()) {
            return of(student, submissions.get(0), NO_ATTEMPT);
        }
        List<Attempt> attempts = found.counted(settings.best());
        StudentVerdict best = null;
        for (int i = 0; i < attempts.size(); i++) {
            StudentVerdict verdict = of(student, submissions.get(i), attempts.get(i));
            boolean isBetter = best == null
                    || !best.hasGrade()
                    || verdict.hasGrade() && verdict.score().compareTo(best.score()) >= 0;
            best = isBetter ? verdict : best;
        }
        return best;
    }

    private StudentVerdict of(Student student, Submission submission, Attempt attempt) {
        List<Manual> manual = settings.manual().of(student.id());
        List<String> notes = new ArrayList<>();
        manual.forEach(each -> notes.add(note(each)));
        if (student.found().map(FoundSubmission::problem).orElse("").isEmpty()) {
            notes.add(submission.fault()); // what is wrong with the class is for the teacher
        }
        notes.add(attemptNote(student, attempt));
        student.found().map(FoundSubmission::note).ifPresent(notes::add);
        submission.notes().stream()
                .filter(note -> !submission.fault().contains(note))
                .forEach(notes::add);
        notes.removeIf(String::isEmpty);
        Optional<Instant> due = student.entry().flatMap(Roster.Entry::due).or(settings::due);
        BigDecimal percent = attempt == NO_ATTEMPT ? Points.NONE : percent(student, attempt, due, notes);
        return new StudentVerdict(
                student.id(),
                student.entry().map(Roster.Entry::name).orElse(""),
                notes,
                percent,
                settings.exercises().stream()
                        .map(exercise -> verdict(exercise, submission.answers()))
                        .toList(),
                delivery(student, submission, attempt, due),
                manual);
    }

    private static String note(Manual manual) {
        String points = manual.points().signum() == 0
                ? ""
                : Points.signed(manual.points()) + " points by hand"
                        + (manual.exercise().isEmpty() ? "" : " for " + manual.exercise()) + ". ";
        return (points + manual.comment()).strip();
    }

    private String attemptNote(Student student, Attempt attempt) {
        List<Attempt> all = student.found().map(FoundSubmission::attempts).orElse(List.of());
        return attempt == NO_ATTEMPT || all.size() == 1
                ? ""
                : "Attempt " + (all.indexOf(attempt) + 1) + " of " + all.size() + " counts, the "
                        + (settings.best() ? "best" : "latest") + ": " + attempt.name() + ".";
    }

    private ExerciseVerdict verdict(CatalogueEntry exercise, Map<String, Answer> answers) {
        Answer answer = answers.get(exercise.id());
        return answer == null
                ? ExerciseVerdict.untested(exercise, Reason.MISSING_FILE, Reason.MISSING_FILE.sentence())
                : verdicts.apply(exercise, answer.source())
                        .withSource(answer.where(), answer.source().written());
    }

    private Delivery delivery(Student student, Submission submission, Attempt attempt, Optional<Instant> due) {
        boolean isClosed = settings.manual().areForAll(student.id());
        boolean isUntimed = isUntimed(student, attempt, due);
        String problem = isClosed && submission.answers().isEmpty() ? "" : submission.problem();
        Optional<Instant> submitted = attempt == NO_ATTEMPT ? Optional.empty() : student.submitted(attempt);
        return new Delivery(
                problem.isEmpty() && isUntimed && settings.late().isPresent() ? UNTIMED : problem,
                submission.gradable() || isClosed,
                submitted.map(this::shown).orElse(""),
                isUntimed,
                due.map(this::shown).orElse(""),
                student.entry().map(Roster.Entry::email).orElse(""),
                student.found().map(FoundSubmission::name).orElse(""),
                upload(student));
    }

    /** Whether there was a time to keep, and nothing says whether this attempt kept it. */
    private static boolean isUntimed(Student student, Attempt attempt, Optional<Instant> due) {
        return attempt != NO_ATTEMPT
                && due.isPresent()
                && student.submitted(attempt).isEmpty()
                && !attempt.isLate();
    }

    private String shown(Instant time) {
        return Times.shown(time, settings.search().zone());
    }

    /** Where reports go back to: as the roster says, which also lists students who handed in nothing; otherwise as the submission says. */
    private static Upload upload(Student student) {
        Upload found = student.found().map(FoundSubmission::upload).orElse(Upload.NONE);
        return student.entry()
                .map(Roster.Entry::upload)
                .filter(listed -> !listed.system().isEmpty() && !listed.id().equals(found.id()))
                .orElse(found);
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
        if (isUntimed(student, attempt, due)) {
            notes.add(UNTIMED);
        } else if (settings.late().isPresent()) {
            notes.add("Nothing says when this was due, so it counts as on time.");
        }
        return Points.NONE;
    }
}
