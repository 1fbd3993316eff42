package sphericalknight.grader.report;

import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.TestVerdict;

final class Wording {
    private Wording() {}

    /** A symbol that shows the outcome without colour. */
    static String sign(Reason reason) {
        return switch (reason) {
            case PASSED -> "\u2714";
            case NOT_ATTEMPTED, MISSING_FILE -> "\u25CB";
            case GRADER_ERROR -> "!";
            default -> "\u2718";
        };
    }

    /** The name of a test, which says whether its inputs are secret: otherwise two tests would have one name. */
    static String name(TestVerdict test) {
        return test.name() + (test.hidden() ? " (secret inputs)" : "");
    }

    /** One sentence on the outcome of a test; if no test of the exercise was run, on that. */
    static String sentence(ExerciseVerdict exercise, TestVerdict test) {
        return (exercise.message().isEmpty() ? test.reason() : exercise.reason()).sentence();
    }

    /** The advice on the known mistake; "" if there is none or the message of the exercise already says it. */
    static String advice(ExerciseVerdict exercise) {
        String advice = exercise.mistake().advice();
        return advice.equals(exercise.message()) ? "" : advice;
    }

    /** The points for an exercise, such as "7 of 10 points" or "3 of 10 bonus points". */
    static String points(ExerciseVerdict exercise) {
        return exercise.bonus()
                ? exercise.score() + " of " + exercise.maxScore() + " bonus points"
                : exercise.score() + " of " + exercise.maxScore() + " points";
    }

    /**
     * The points of a student, such as "12 of 20 points", with the deduction for lateness and the points given by hand; "no grade" if
     * the submission cannot be graded.
     */
    static String total(StudentVerdict student) {
        if (!student.delivery().gradable()) {
            return "no grade";
        }
        return Points.text(student.score()) + " of " + student.maxScore() + " points"
                + (student.late().signum() == 0
                        ? ""
                        : " (" + student.earned() + ", less " + Points.text(student.late()) + " % for being late)")
                + (student.byHand().signum() == 0 ? "" : " (" + Points.signed(student.byHand()) + " by hand)");
    }

    /** When the attempt that counts was handed in, and when it was due; "" if nothing says so. */
    static String when(StudentVerdict student) {
        String submitted = student.delivery().submitted();
        String due = student.delivery().due();
        String text = (submitted.isEmpty() ? "" : "Handed in " + submitted)
                + (due.isEmpty() ? "" : (submitted.isEmpty() ? "Due " : ", due ") + due);
        return text.isEmpty() ? "" : text + ".";
    }
}
