package sphericalknight.grader.model;

import java.util.List;

/**
 * One exercise of one submission.
 *
 * @param id for example {@code "2.1"}
 * @param title as in the catalogue
 * @param bonus whether its points are extra: they count in the score, not in the maximum
 * @param reason {@link Reason#PASSED} when every test passed, else why not: that of the first test that did not pass
 * @param message why no test was run (does not compile, a rule broken, no file); "" when tests were run
 * @param diagnosis the name of the known mistake that the answer makes ({@code SIGNED_SHIFT}), "" if unknown
 * @param advice the sentence of the diagnosis, "" if unknown
 * @param source where the answer came from: {@code "02-knight.ipynb, cell 14"} or {@code "MyKnight.java"}, "" if there was none
 * @param score the points earned: the share of the passed tests, rounded down
 * @param maxScore the points for passing all
 * @param tests every planned test, in the contract's order, the hidden ones after the visible ones
 */
public record ExerciseVerdict(
        String id,
        String title,
        boolean bonus,
        Reason reason,
        String message,
        String diagnosis,
        String advice,
        String source,
        int score,
        int maxScore,
        List<TestVerdict> tests) {
    public ExerciseVerdict {
        tests = List.copyOf(tests);
    }

    /** Whether the grader itself has failed, in all tests or in one: such a verdict says nothing about the answer. */
    public boolean hasGraderFailed() {
        return reason == Reason.GRADER_ERROR || tests.stream().anyMatch(test -> test.reason() == Reason.GRADER_ERROR);
    }

    /** The points of {@code maxScore} that {@code tests} earn: the share of the passed ones, rounded down; 0 for no tests. */
    public static int score(int maxScore, List<TestVerdict> tests) {
        long passed = tests.stream().filter(TestVerdict::passed).count();
        return tests.isEmpty() ? 0 : (int) (maxScore * passed / tests.size());
    }
}
