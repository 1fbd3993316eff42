package sphericalknight.grader.model;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The verdict on one student's submission.
 *
 * @param student the student's id on the roster, or else the name of the folder or file
 * @param name the student's name on the roster; "" if there is none
 * @param notes what was ignored or unusual in the submission, one sentence each
 * @param late the penalty of the late rule, in percent of the points earned; 0 if the submission was on time
 * @param exercises the verdict on each requested exercise, in the catalogue's order
 * @param delivery how and when the submission was handed in
 * @param manual points and comments added by a person
 */
public record StudentVerdict(
        String student,
        String name,
        List<String> notes,
        BigDecimal late,
        List<ExerciseVerdict> exercises,
        Delivery delivery,
        List<Manual> manual) {
    /**
     * How and when a submission was handed in.
     *
     * @param problem why there is no answer to grade, or which file may be a missing answer, in one sentence; "" if there is no problem
     * @param gradable true if the points, even 0, count as a grade; false if the submission cannot be read or was handed in twice
     * @param submitted when it was handed in, such as {@code 2026-12-01T22:59:00Z}; "" if unknown
     * @param isUntimed whether it counts as on time because only {@code due} is known
     * @param due when it was due; "" if unknown
     * @param email the student's address; "" if unknown
     * @param submission the name of the submission, which the members of a group share; "" if there is none
     * @param upload under which name reports go back to a learning management system
     */
    public record Delivery(
            String problem,
            boolean gradable,
            String submitted,
            boolean isUntimed,
            String due,
            String email,
            String submission,
            Upload upload) {
        /** A submission with answers to grade; nothing else is known. */
        public static final Delivery UNKNOWN = new Delivery("", true, "", false, "", "", "", Upload.NONE);
    }

    /**
     * The names under which a learning management system takes a student's reports.
     *
     * @param system {@code moodle} or {@code canvas}; "" for none
     * @param person the student's name there
     * @param id the student's number there
     * @param prefix the start of the name of each of the student's files
     */
    public record Upload(String system, String person, String id, String prefix) {
        /** Reports that go to no such system. */
        public static final Upload NONE = new Upload("", "", "", "");
    }

    /**
     * Points and a comment that a person adds to a grade.
     *
     * @param exercise the id of the exercise; "" for the whole submission
     * @param points added to the score after the late rule; may be negative
     * @param comment a comment for the student; "" for none
     */
    public record Manual(String exercise, BigDecimal points, String comment) {}

    public StudentVerdict {
        notes = List.copyOf(notes);
        exercises = List.copyOf(exercises);
        manual = List.copyOf(manual);
        late = Points.plain(late);
    }

    /** The points earned in all exercises, including bonus exercises, before the late rule is applied. */
    public int earned() {
        return exercises.stream().mapToInt(ExerciseVerdict::score).sum();
    }

    /** The points after the late rule, rounded down, plus those given by hand; never below zero. */
    public BigDecimal score() {
        return Points.plain(
                BigDecimal.valueOf(earned() - penalty()).add(byHand()).max(Points.NONE));
    }

    /** The points deducted by the late rule. */
    public int penalty() {
        BigDecimal left = BigDecimal.valueOf(earned()).multiply(Points.HUNDRED.subtract(late));
        return earned() - left.divide(Points.HUNDRED, 0, RoundingMode.DOWN).intValue();
    }

    /** All points given by hand. */
    public BigDecimal byHand() {
        return Points.plain(manual.stream().map(Manual::points).reduce(Points.NONE, BigDecimal::add));
    }

    /** The points given by hand for one exercise. */
    public BigDecimal byHand(ExerciseVerdict exercise) {
        return manual.stream()
                .filter(each -> each.exercise().equals(exercise.id()))
                .map(Manual::points)
                .reduce(Points.NONE, BigDecimal::add);
    }

    /** The comments of a person, joined; "" if there are none. */
    public String comment() {
        return manual.stream()
                .filter(each -> !each.comment().isEmpty())
                .map(each -> (each.exercise().isEmpty() ? "" : each.exercise() + ": ") + each.comment())
                .collect(Collectors.joining(" "));
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
