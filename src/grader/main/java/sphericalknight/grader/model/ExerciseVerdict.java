package sphericalknight.grader.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.ExerciseModel.TestCase;

/**
 * The verdict on one exercise of one submission.
 *
 * @param about the exercise
 * @param reason {@link Reason#PASSED} if every test passed, otherwise why the first test failed, that methods are missing, or why no test
 *     was run
 * @param message why no test was run, such as a compile error, a broken rule or a missing file; "" when tests were run
 * @param mistake the known mistake that the answer makes; {@link Mistake#UNKNOWN} if none is recognised
 * @param source where the answer came from, such as {@code "02-knight.ipynb, cell 14"} or {@code "MyKnight.java"}; "" if there was none
 * @param tests every planned test, in the contract's order, the hidden ones after the visible ones
 * @param code what the student wrote, for the feedback; "" if it is not shown
 */
public record ExerciseVerdict(
        About about,
        Reason reason,
        String message,
        Mistake mistake,
        String source,
        List<TestVerdict> tests,
        String code) {
    /**
     * The catalogue data of an exercise.
     *
     * @param id the id, for example {@code "2.1"}
     * @param bonus whether its points are bonus points, which count in the score but not in the maximum
     * @param maxScore the points for passing every test
     */
    public record About(String id, String title, boolean bonus, int maxScore) {
        public static About of(Exercise exercise) {
            return new About(exercise.id(), exercise.title(), exercise.bonus(), exercise.points());
        }
    }

    /**
     * A known mistake.
     *
     * @param name the name, for example {@code SIGNED_SHIFT}
     * @param advice a sentence for the student
     * @param test the method of the test that shows the mistake best; "" if none is best
     */
    public record Mistake(String name, String advice, String test) {
        /** No mistake, or none that is known. */
        public static final Mistake UNKNOWN = new Mistake("", "", "");
    }

    public ExerciseVerdict {
        tests = List.copyOf(tests);
    }

    /**
     * Returns the verdict after tests were run. Its reason is that of the first test that did not pass, or {@link Reason#PASSED};
     * without any tests it is {@link Reason#GRADER_ERROR}. Tests that met a stub decide only if no other visible test failed: the answer is
     * then {@link Reason#INCOMPLETE}, or, if no test passed, {@link Reason#NOT_ATTEMPTED}.
     */
    public static ExerciseVerdict tested(About about, Mistake mistake, List<TestVerdict> tests) {
        boolean hasStubs = tests.stream().anyMatch(test -> test.reason() == Reason.NOT_ATTEMPTED);
        Reason reason = tests.stream()
                .filter(test -> !hasStubs || !test.hidden()) // a hidden test does not say that it met a stub
                .map(TestVerdict::reason)
                .filter(each -> each != Reason.PASSED && each != Reason.NOT_ATTEMPTED)
                .findFirst()
                .orElse(hasStubs ? ofStubs(tests) : tests.isEmpty() ? Reason.GRADER_ERROR : Reason.PASSED);
        return new ExerciseVerdict(about, reason, "", mistake, "", tests, "");
    }

    private static Reason ofStubs(List<TestVerdict> tests) {
        return tests.stream().anyMatch(TestVerdict::passed) ? Reason.INCOMPLETE : Reason.NOT_ATTEMPTED;
    }

    /** Returns the verdict on an exercise for which no test was run; each of its tests, visible and hidden, has this reason. */
    public static ExerciseVerdict untested(CatalogueEntry exercise, Reason reason, String message) {
        List<TestVerdict> tests = new ArrayList<>();
        for (boolean hidden : new boolean[] {false, true}) {
            for (TestCase test : exercise.model().tests()) {
                tests.add(new TestVerdict(test.method(), test.name(), hidden, reason, ""));
            }
        }
        return untested(About.of(exercise.exercise()), reason, message, tests);
    }

    /** Returns the verdict on an exercise of which even the tests are not named. */
    public static ExerciseVerdict unjudged(CatalogueEntry exercise, Reason reason, String message) {
        return untested(About.of(exercise.exercise()), reason, message, List.of());
    }

    /** Returns the verdict on an exercise for which no test was run; {@code tests} are those that a report names. */
    public static ExerciseVerdict untested(About about, Reason reason, String message, List<TestVerdict> tests) {
        return new ExerciseVerdict(about, reason, message, Mistake.UNKNOWN, "", tests, "");
    }

    /** Returns this verdict with {@code known} as the mistake that the answer makes. */
    public ExerciseVerdict withMistake(Mistake known) {
        return new ExerciseVerdict(about, reason, message, known, source, tests, code);
    }

    /** Returns this verdict with {@code place} as the source of the answer, and what stands there. */
    public ExerciseVerdict withSource(String place, String written) {
        return new ExerciseVerdict(about, reason, message, mistake, place, tests, written);
    }

    /** The failed test to show, as {@code ./course check} shows it; empty if none failed. */
    public Optional<TestVerdict> shown() {
        List<TestVerdict> failed = tests.stream()
                .filter(test -> !test.message().isEmpty() && test.reason() != Reason.NOT_ATTEMPTED)
                .toList();
        return failed.stream()
                .filter(test -> test.method().equals(mistake.test()))
                .findFirst()
                .or(() -> failed.stream().findFirst());
    }

    public String id() {
        return about.id();
    }

    public String title() {
        return about.title();
    }

    public boolean bonus() {
        return about.bonus();
    }

    public int maxScore() {
        return about.maxScore();
    }

    /** The points earned: {@link #maxScore} times the share of tests passed, by their weights, rounded down; 0 if no test was run. */
    public int score() {
        int passed = tests.stream()
                .filter(TestVerdict::passed)
                .mapToInt(TestVerdict::weight)
                .sum();
        return tests.isEmpty() ? 0 : maxScore() * passed / weight();
    }

    /** What all tests count together. */
    public int weight() {
        return tests.stream().mapToInt(TestVerdict::weight).sum();
    }

    /** Whether the grader itself failed in the exercise or in one of its tests: such a verdict says nothing about the answer. */
    public boolean hasGraderFailed() {
        return reason == Reason.GRADER_ERROR || tests.stream().anyMatch(test -> test.reason() == Reason.GRADER_ERROR);
    }

    /**
     * Whether another run may reach a different verdict: the grader failed, the compiler hit its limits, or grading was stopped before any
     * test had ended, perhaps because the machine was busy.
     */
    public boolean mayChange() {
        boolean isStopped = reason == Reason.TIMEOUT && tests.isEmpty();
        return hasGraderFailed() || reason == Reason.COMPILER_RESOURCES || isStopped;
    }
}
