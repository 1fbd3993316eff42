package sphericalknight.grader.report;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;

/**
 * The failures and points of a class. If a student has no grade (the grader failed, or the submission could not be graded), the student is
 * left out.
 */
final class ClassStatistics {
    /**
     * The number of students who failed one test, or made one known mistake, in an exercise.
     *
     * @param name the name of the test or of the known mistake
     * @param advice the advice that students read about the mistake; "" for a test
     */
    record Count(String id, String name, String advice, int count) {}

    private final List<StudentVerdict> graded;

    ClassStatistics(ClassVerdict verdict) {
        graded = verdict.students().stream().filter(StudentVerdict::hasGrade).toList();
    }

    /** The number of students with a grade. */
    int students() {
        return graded.size();
    }

    /** The points of the students with a grade, the fewest first. */
    List<BigDecimal> scores() {
        return graded.stream().map(StudentVerdict::score).sorted().toList();
    }

    /**
     * The tests that were run and not passed, the most frequent first, then by exercise and name. A test that fails with both visible
     * and secret inputs counts once for a student.
     */
    List<Count> failedTests() {
        return counted(answers()
                .filter(exercise -> exercise.message().isEmpty() && exercise.reason() != Reason.NOT_ATTEMPTED)
                .flatMap(exercise -> exercise.tests().stream()
                        .filter(test -> !test.passed())
                        .map(test -> new Count(exercise.id(), test.name(), "", 1))
                        .distinct()));
    }

    /** The known mistakes, each with the number of students who made it, the most frequent first. */
    List<Count> mistakes() {
        return counted(answers()
                .filter(exercise -> !exercise.mistake().name().isEmpty())
                .map(exercise -> new Count(
                        exercise.id(),
                        exercise.mistake().name(),
                        exercise.mistake().advice(),
                        1)));
    }

    private Stream<ExerciseVerdict> answers() {
        return graded.stream().flatMap(student -> student.exercises().stream());
    }

    private static List<Count> counted(Stream<Count> ones) {
        Map<String, Count> sums = new TreeMap<>();
        ones.forEach(one -> sums.merge(
                one.id() + " " + one.name(),
                one,
                (sum, next) -> new Count(sum.id(), sum.name(), sum.advice(), sum.count() + 1)));
        return sums.values().stream()
                .sorted(Comparator.comparing(Count::count).reversed())
                .toList();
    }
}
