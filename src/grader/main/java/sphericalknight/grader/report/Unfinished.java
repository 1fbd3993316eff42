package sphericalknight.grader.report;

import java.util.Collection;
import java.util.List;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Points;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;
import sphericalknight.grader.model.StudentVerdict.Delivery;

/**
 * Creates the verdict for the reports that are written before grading starts: zero points, marked as not being a grade. If the grader
 * crashes, they remain.
 */
public final class Unfinished {
    private static final String MESSAGE = "The grader did not finish. This is not a grade; tell your teacher.";

    private Unfinished() {}

    /**
     * Returns a verdict of zero points in every exercise for every student.
     *
     * @param students the ids of the students
     */
    public static ClassVerdict of(Collection<String> students, List<CatalogueEntry> exercises) {
        return new ClassVerdict(
                students.stream()
                        .map(student -> new StudentVerdict(
                                student,
                                "",
                                List.of(MESSAGE),
                                Points.NONE,
                                exercises.stream()
                                        .map(entry -> ExerciseVerdict.unjudged(entry, Reason.GRADER_ERROR, MESSAGE))
                                        .toList(),
                                Delivery.UNKNOWN,
                                List.of()))
                        .toList(),
                List.of(MESSAGE));
    }
}
