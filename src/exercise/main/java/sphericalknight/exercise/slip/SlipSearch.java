package sphericalknight.exercise.slip;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.InterpretedAnswers;
import sphericalknight.exercise.contract.TestRun;
import sphericalknight.exercise.contract.TooManySteps;
import sphericalknight.exercise.platform.ExerciseModel.TestCase;

/**
 * Mends possible Java slips in a wrong answer, one after the other, and runs the tests again. A slip is named if all failed tests pass with
 * it mended, and none that passed before fails. Some slips lose bits wherever they stand, so they are named even if other tests still
 * fail.
 */
public final class SlipSearch {
    /** The number of slips that one answer may have. */
    private static final int MOST_SLIPS = 3;
    /** How many times the instructions of one test the whole search may use. */
    private static final int TESTS = 4;

    /** The name of missing parentheses. */
    public static final String PRECEDENCE = "PRECEDENCE";

    private static final String NOT_ALL = " This is not the only slip.";

    private static final Set<String> MEND_A_PART = Set.of(
            JavaSlips.SIGNED_SHIFT.name(),
            JavaSlips.SIGN_COMPARISON.name(),
            JavaSlips.INT_FOR_LONG.name(),
            JavaSlips.LITERAL_WITHOUT_L.name());

    private final CatalogueEntry exercise;
    private final AnswerClasses answer;
    private final List<String> failed;
    private final List<String> passed;
    private long left;

    private SlipSearch(CatalogueEntry exercise, AnswerClasses answer, List<String> failed, List<String> passed) {
        this.exercise = exercise;
        this.answer = answer;
        this.failed = new ArrayList<>(failed);
        this.passed = new ArrayList<>(passed);
        this.left = TESTS * exercise.exercise().millions() * 1_000_000L;
    }

    /** The Java slips in {@code answer} that explain why tests fail; empty if none are found. */
    public static Optional<Diagnosis> slips(
            CatalogueEntry exercise, AnswerClasses answer, List<String> failed, List<String> passed) {
        return new SlipSearch(exercise, answer, failed, passed).slips();
    }

    /**
     * A Java slip in {@code answer} together with what {@code known} says of the mended answer; empty if there is no such pair. Neither of
     * the two explains the failed tests alone.
     */
    public static Optional<Diagnosis> slipAnd(
            AnswerClasses answer, Function<AnswerClasses, Optional<Diagnosis>> known) {
        Places places = new Places(answer);
        return PossibleSlips.in(answer).stream()
                .filter(change -> MEND_A_PART.contains(change.slip()))
                .flatMap(change -> known
                        .apply(change.of(answer))
                        .map(other -> new Diagnosis(
                                change.slip(),
                                change.sentence(places) + NOT_ALL + " " + other.sentence(),
                                other.test()))
                        .stream())
                .findFirst();
    }

    /** Whether {@code mistake} can be in {@code answer}: a signed shift cannot be where there is none, even if loops end as late as with one. */
    public static boolean mayHave(AnswerClasses answer, Diagnosis mistake) {
        return !mistake.name().equals(JavaSlips.SIGNED_SHIFT.name())
                || PossibleSlips.in(answer).stream()
                        .anyMatch(change -> change.slip().equals(mistake.name()));
    }

    /**
     * Whether the method {@code caller} of {@code answer} calls the method {@code called}, directly or through other methods of the answer.
     */
    public static boolean calls(AnswerClasses answer, String caller, String called) {
        Set<String> reached = new LinkedHashSet<>(Set.of(caller));
        List<MethodNode> methods = answer.files().values().stream()
                .flatMap(file -> Change.read(file).methods.stream())
                .toList();
        boolean isMore = true;
        while (isMore) {
            isMore = false;
            for (MethodNode method : methods) {
                for (AbstractInsnNode at :
                        reached.contains(method.name) ? method.instructions.toArray() : new AbstractInsnNode[0]) {
                    isMore |=
                            reached.addAll(Expression.called(at, answer.files().keySet()));
                }
            }
        }
        return !caller.equals(called) && reached.contains(called);
    }

    private Optional<Diagnosis> slips() {
        List<Change> found = new ArrayList<>();
        AnswerClasses mended = answer;
        while (!failed.isEmpty() && found.size() < MOST_SLIPS) {
            Optional<Change> next = best(mended);
            if (next.isEmpty()) {
                break;
            }
            found.add(next.get());
            mended = next.get().of(mended);
        }
        if (found.isEmpty()) {
            return Optional.empty();
        }
        Places places = new Places(answer);
        String sentences =
                found.stream().map(change -> change.sentence(places)).distinct().collect(Collectors.joining(" "));
        return Optional.of(new Diagnosis(found.get(0).slip(), sentences + rest(mended), ""));
    }

    /** What the tests say of the mended answer. */
    private String rest(AnswerClasses mended) {
        if (failed.isEmpty()) {
            return " With this fixed, all tests pass.";
        }
        boolean areRight = failed.stream()
                .allMatch(test -> thrown(test, run(mended))
                        .filter(thrown -> !(thrown instanceof TooManySteps))
                        .isEmpty());
        return areRight ? " With this fixed, all results are right, but they take too many steps." : NOT_ALL;
    }

    /**
     * The change with which the most failed tests pass, the first among equals, at no more places than needed; these tests count as passed
     * from now on. Empty if no change makes enough of them pass.
     */
    private Optional<Change> best(AnswerClasses from) {
        Change best = null;
        List<String> bestPasses = List.of();
        for (Change change : PossibleSlips.in(from)) {
            List<String> passes = mended(change.of(from));
            boolean isEnough = passes.size() == failed.size() || MEND_A_PART.contains(change.slip());
            if (isEnough && passes.size() > bestPasses.size() && !isIdle(change, from)) {
                best = change;
                bestPasses = passes;
            }
            if (bestPasses.size() == failed.size()) {
                break;
            }
        }
        failed.removeAll(bestPasses);
        passed.addAll(bestPasses);
        return Optional.ofNullable(best).map(change -> least(change, from));
    }

    /** The failed tests that pass with {@code changed}; none if the first of them still fails or a test that passed before fails now. */
    private List<String> mended(AnswerClasses changed) {
        InterpretedAnswers answers = run(changed);
        List<String> mended = new ArrayList<>();
        for (String test : failed) {
            if (passes(test, answers)) {
                mended.add(test);
            } else if (mended.isEmpty()) {
                return List.of();
            }
        }
        return passed.stream().allMatch(test -> passes(test, answers)) ? mended : List.of();
    }

    /** Whether {@code change} turns an int constant into a long whose value is irrelevant: with 0 in its place, failed tests pass, too. */
    private boolean isIdle(Change change, AnswerClasses from) {
        Change zero = new Change(change.slip(), change.words(), change.sites(), JavaSlips.setLong(0));
        return change.slip().equals(JavaSlips.INT_CONSTANT.name())
                && !mended(zero.of(from)).isEmpty();
    }

    /** Returns {@code change} without the sites at which it is not needed. */
    private Change least(Change change, AnswerClasses from) {
        Change least = change;
        for (Change.Site site : change.sites()) {
            List<Change.Site> others =
                    least.sites().stream().filter(each -> !each.equals(site)).toList();
            Change less = least.at(others);
            if (!others.isEmpty()) {
                InterpretedAnswers answers = run(less.of(from));
                least = passed.stream().allMatch(test -> passes(test, answers)) ? less : least;
            }
        }
        return least;
    }

    private InterpretedAnswers run(AnswerClasses changed) {
        return new InterpretedAnswers(exercise, changed);
    }

    private boolean passes(String test, InterpretedAnswers answers) {
        return left > 0 && thrown(test, answers).isEmpty();
    }

    private Optional<Throwable> thrown(String test, InterpretedAnswers answers) {
        long before = answers.work();
        TestCase asked = exercise.model().tests().stream()
                .filter(each -> each.method().equals(test))
                .findFirst()
                .orElseThrow();
        try {
            return TestRun.thrown(exercise.model(), asked, answers);
        } finally {
            left -= answers.work() - before;
        }
    }
}
