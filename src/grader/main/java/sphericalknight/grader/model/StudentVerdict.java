package sphericalknight.grader.model;

import java.util.List;

/**
 * The verdict on one student's submission.
 *
 * @param student the student: the id on the roster, or else the name of the folder or file
 * @param name the person's name on the roster, "" if it has none
 * @param isolation the level it was graded at: {@code "S3"}
 * @param notes what was ignored or odd in the submission, one sentence each
 * @param late the penalty of the late rule, in percent of the score; 0 if it was on time
 * @param exercises every exercise that was asked for, in the catalogue's order
 * @param delivery how and when it was handed in
 * @param manual points and comment added by a person
 */
public record StudentVerdict(
        String student,
        String name,
        String isolation,
        List<String> notes,
        int late,
        List<ExerciseVerdict> exercises,
        Delivery delivery,
        Manual manual) {
    public StudentVerdict {
        notes = List.copyOf(notes);
        exercises = List.copyOf(exercises);
    }

    /** Creates the verdict on a submission with answers, an unknown submission time and no manual review. */
    public StudentVerdict(
            String student,
            String name,
            String isolation,
            List<String> notes,
            int late,
            List<ExerciseVerdict> exercises) {
        this(student, name, isolation, notes, late, exercises, Delivery.GOOD, Manual.NONE);
    }

    /** The points of all exercises, including bonus exercises, before the late rule. */
    public int earned() {
        return exercises.stream().mapToInt(ExerciseVerdict::score).sum();
    }

    /** The points after the late rule, rounded down, plus those given by hand; never below zero. */
    public int score() {
        return Math.max(0, earned() - penalty() + manual.points());
    }

    /** The points that the late rule takes away. */
    public int penalty() {
        return earned() - earned() * (100 - late) / 100;
    }

    /** The points of all exercises that are not bonus. */
    public int maxScore() {
        return exercises.stream()
                .filter(exercise -> !exercise.bonus())
                .mapToInt(ExerciseVerdict::maxScore)
                .sum();
    }

    /** Whether the grader itself failed in any exercise; then this is not a grade and must not be published. */
    public boolean graderFailed() {
        return exercises.stream().anyMatch(exercise -> exercise.reason() == Reason.GRADER_ERROR);
    }

    /** Whether the points are a grade: the grader has not failed, and the submission was readable or there was none. */
    public boolean hasGrade() {
        return !graderFailed() && delivery.gradable();
    }

    /** The reason why a person should review this verdict before publication, in one sentence; "" if there is none. */
    public String problem() {
        return graderFailed() ? "the grader failed: no grade" : delivery.problem();
    }
}
