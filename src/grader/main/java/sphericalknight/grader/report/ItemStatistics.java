package sphericalknight.grader.report;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sphericalknight.grader.model.ClassVerdict;
import sphericalknight.grader.model.ExerciseVerdict;
import sphericalknight.grader.model.Reason;
import sphericalknight.grader.model.StudentVerdict;

/**
 * Statistics on a class's results for each exercise. Students who have no grade, because the grader failed or their
 * submission could not be graded, are left out.
 */
final class ItemStatistics {
    /**
     * The statistics of one exercise.
     *
     * @param attempted the number of students who attempted it
     * @param passed the number of students who passed every test
     * @param meanShare the mean, over all students, of the points earned divided by the points possible, 0 to 1
     * @param discrimination the correlation of the points in this exercise with the points in all others, -1 to 1: how well the
     *     exercise distinguishes strong students from weak ones; empty if either set of points does not vary
     * @param commonReason the most frequent reason for not passing; "" if all passed
     * @param commonMistake the most frequent known mistake; "" if there is none
     */
    record Item(
            String id,
            String title,
            int students,
            int attempted,
            int passed,
            double meanShare,
            OptionalDouble discrimination,
            String commonReason,
            String commonMistake) {}

    /**
     * The number of students who failed one test, or made one known mistake, in an exercise.
     *
     * @param name the name of the test or of the known mistake
     * @param advice the advice that students read about the mistake; "" for a test
     */
    record Count(String id, String name, String advice, int count) {}

    private final List<StudentVerdict> graded;

    ItemStatistics(ClassVerdict verdict) {
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

    /** The number of students by their share of the points: ten counts, for 0-9 %, 10-19 %, ... and 90 % or more. */
    int[] distribution() {
        int[] counts = new int[10];
        for (StudentVerdict student : graded) {
            double share = student.score().doubleValue() / Math.max(1, student.maxScore());
            counts[(int) Math.min(9, 10 * share)]++;
        }
        return counts;
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

    /** The statistics of every exercise, in the order of the catalogue. */
    List<Item> items() {
        return answers().map(ExerciseVerdict::id).distinct().map(this::item).toList();
    }

    private Item item(String id) {
        List<ExerciseVerdict> answers =
                answers().filter(exercise -> exercise.id().equals(id)).toList();
        double[] here = answers.stream()
                .mapToDouble(answer -> (double) answer.score() / Math.max(1, answer.maxScore()))
                .toArray();
        double[] elsewhere = graded.stream()
                .filter(student -> student.exercises().stream()
                        .anyMatch(exercise -> exercise.id().equals(id)))
                .mapToDouble(student -> student.exercises().stream()
                        .filter(exercise -> !exercise.id().equals(id))
                        .mapToInt(ExerciseVerdict::score)
                        .sum())
                .toArray();
        return new Item(
                id,
                answers.get(0).title(),
                answers.size(),
                count(
                        answers,
                        answer -> !answer.reason().equals(Reason.MISSING_FILE)
                                && !answer.reason().equals(Reason.NOT_ATTEMPTED)),
                count(answers, answer -> answer.reason() == Reason.PASSED),
                mean(here),
                correlation(here, elsewhere),
                mostFrequent(answers.stream()
                        .filter(answer -> answer.reason() != Reason.PASSED)
                        .map(answer -> answer.reason().words())),
                mostFrequent(
                        answers.stream().map(answer -> answer.mistake().name()).filter(name -> !name.isEmpty())));
    }

    private static int count(List<ExerciseVerdict> answers, Predicate<ExerciseVerdict> which) {
        return (int) answers.stream().filter(which).count();
    }

    private static String mostFrequent(Stream<String> names) {
        List<Count> counts = counted(names.map(name -> new Count("", name, "", 1)));
        return counts.isEmpty() ? "" : counts.get(0).name();
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    /**
     * Pearson's correlation coefficient, -1 to 1; empty if the values of either array do not vary. Sums are computed in a fixed order,
     * so the result has the same digits everywhere.
     */
    static OptionalDouble correlation(double[] a, double[] b) {
        double meanA = mean(a);
        double meanB = mean(b);
        double together = 0;
        double squareA = 0;
        double squareB = 0;
        for (int i = 0; i < a.length; i++) {
            together += (a[i] - meanA) * (b[i] - meanB);
            squareA += (a[i] - meanA) * (a[i] - meanA);
            squareB += (b[i] - meanB) * (b[i] - meanB);
        }
        boolean varies = squareA > 1e-9 && squareB > 1e-9;
        return varies ? OptionalDouble.of(together / Math.sqrt(squareA * squareB)) : OptionalDouble.empty();
    }
}
