package sphericalknight.grader.model;

import java.util.List;

/**
 * The verdict on one student's submission.
 *
 * @param student the student's id on the roster, or else the name of the folder or file
 * @param name the student's name on the roster; "" if there is none
 * @param notes what was ignored or unusual in the submission, one sentence each
 * @param late the penalty of the late rule, in percent of the points earned; 0 if the submission was on time
 * @param exercises the verdict on each requested exercise, in the catalogue's order
 * @param delivery how and when the submission was handed in
 * @param manual points and comment added by a person
 */
public record StudentVerdict(
        String student,
        String name,
        List<String> notes,
        int late,
        List<ExerciseVerdict> exercises,
        Delivery delivery,
        Manual manual) {
    /**
     * How and when a submission was handed in.
     *
     * @param problem why there is no answer to grade, or which file may be a missing answer, in one sentence; "" if there is no problem
     * @param gradable true if the points, even 0, count as a grade; false if the submission cannot be read or was handed in twice
     * @param submitted when it was handed in, such as {@code 2026-12-01T22:59:00Z}; "" if unknown
     * @param due when it was due; "" if unknown
     * @param email the student's address; "" if unknown
     */
    public record Delivery(String problem, boolean gradable, String submitted, String due, String email) {
        /** A submission with answers to grade, whose times are unknown. */
        public static final Delivery GOOD = new Delivery("", true, "", "", "");
    }

    /**
     * Points and a comment that a person adds to a grade.
     *
     * @param points added to the score after the late rule; may be negative
     * @param comment a comment for the student; "" for none
     */
    public record Manual(int points, String comment) {
        /** No manual addition. */
        public static final Manual NONE = new Manual(0, "");
    }

    public StudentVerdict {
        notes = List.copyOf(notes);
        exercises = List.copyOf(exercises);
    }

    /** Creates the verdict on a submission with answers, an unknown submission time and no manual review. */
    public StudentVerdict(String student, String name, List<String> notes, int late, List<ExerciseVerdict> exercises) {
        this(student, name, notes, late, exercises, Delivery.GOOD, Manual.NONE);
    }

    /** The points earned in all exercises, including bonus exercises, before the late rule is applied. */
    public int earned() {
        return exercises.stream().mapToInt(ExerciseVerdict::score).sum();
    }

    /** The points after the late rule, rounded down, plus those given by hand; never below zero. */
    public int score() {
        return Math.max(0, earned() - penalty() + manual.points());
    }

    /** The points deducted by the late rule. */
    public int penalty() {
        return earned() - earned() * (100 - late) / 100;
    }

    /** The maximum number of points, not counting bonus exercises. */
    public int maxScore() {
        return exercises.stream()
                .filter(exercise -> !exercise.bonus())
                .mapToInt(ExerciseVerdict::maxScore)
                .sum();
    }

    /** Whether the grader failed in at least one exercise; if so, the points are not a grade and must not be published. */
    public boolean graderFailed() {
        return exercises.stream().anyMatch(ExerciseVerdict::hasGraderFailed);
    }

    /** Whether the points are a grade: the grader has not failed, and the submission is {@link Delivery#gradable}. */
    public boolean hasGrade() {
        return !graderFailed() && delivery.gradable();
    }

    /** The reason why a person should review this verdict before publication, in one sentence; "" if there is none. */
    public String problem() {
        return graderFailed() ? "the grader failed: no grade" : delivery.problem();
    }
}
