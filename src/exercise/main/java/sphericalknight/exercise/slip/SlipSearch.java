package sphericalknight.exercise.slip;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.InterpretedAnswers;
import sphericalknight.exercise.contract.TestRun;
import sphericalknight.exercise.platform.ExerciseModel.TestCase;

/**
 * Mends possible Java slips in a wrong answer, one after the other, and runs the tests again. A slip is named if all failed tests pass with
 * it mended, and none that passed before fails; of some slips, if one test passes ({@link JavaSlip#isWrongAnywhere}).
 */
public final class SlipSearch {
    /** How many times the instructions of one test the whole search may use. */
    private static final int TESTS = 4;

    private final CatalogueEntry exercise;
    private final AnswerClasses answer;
    private final List<String> failed;
    private final List<String> passed;
    private long left;

    private SlipSearch(CatalogueEntry exercise, AnswerClasses answer, List<String> failed, List<String> passed) {
        this.exercise = exercise;
        this.answer = answer;
        this.failed = failed;
        this.passed = passed;
        this.left = TESTS * exercise.exercise().millions() * 1_000_000L;
    }

    /** The Java slip in {@code answer} that explains why tests fail; empty if none is found. */
    public static Optional<Diagnosis> slip(
            CatalogueEntry exercise, AnswerClasses answer, List<String> failed, List<String> passed) {
        return new SlipSearch(exercise, answer, failed, passed).slip();
    }

    /** Whether {@code mistake} can be in {@code answer}: a signed shift cannot be where there is none, even if loops end as late as with one. */
    public static boolean mayHave(AnswerClasses answer, Diagnosis mistake) {
        return !mistake.name().equals(JavaSlip.SIGNED_SHIFT.name())
                || PossibleSlips.in(answer).stream().anyMatch(change -> change.slip() == JavaSlip.SIGNED_SHIFT);
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

    /** The change with which the most failed tests pass, the first among equals, at no more places than needed. */
    private Optional<Diagnosis> slip() {
        Change best = null;
        int most = 0;
        for (Change change : PossibleSlips.in(answer)) {
            int passes = mended(change.of(answer)).size();
            boolean isEnough = passes == failed.size() || change.slip().isWrongAnywhere();
            if (isEnough && passes > most && !isIdle(change)) {
                best = change;
                most = passes;
            }
            if (most == failed.size()) {
                break;
            }
        }
        if (best == null) {
            return Optional.empty();
        }
        String rest = most == failed.size()
                ? " With this fixed, all tests pass."
                : " With this fixed, some tests still fail.";
        return Optional.of(new Diagnosis(best.slip().name(), least(best, most).sentence(answer) + rest, ""));
    }

    /** The failed tests that pass with {@code changed}; none if the first of them still fails or a test that passed before fails now. */
    private List<String> mended(AnswerClasses changed) {
        InterpretedAnswers answers = new InterpretedAnswers(exercise, changed);
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
    private boolean isIdle(Change change) {
        Change zero = new Change(change.slip(), change.sites(), JavaSlip.setLong(0));
        return change.slip() == JavaSlip.INT_CONSTANT
                && !mended(zero.of(answer)).isEmpty();
    }

    /** Returns {@code change} without the sites at which it is not needed for {@code most} tests to pass. */
    private Change least(Change change, int most) {
        Change least = change;
        for (Change.Site site : change.sites()) {
            List<Change.Site> others =
                    least.sites().stream().filter(each -> !each.equals(site)).toList();
            Change less = least.at(others);
            least = !others.isEmpty() && mended(less.of(answer)).size() == most ? less : least;
        }
        return least;
    }

    private boolean passes(String test, InterpretedAnswers answers) {
        long before = answers.work();
        TestCase asked = exercise.model().tests().stream()
                .filter(each -> each.method().equals(test))
                .findFirst()
                .orElseThrow();
        boolean passes =
                left > 0 && TestRun.thrown(exercise.model(), asked, answers).isEmpty();
        left -= answers.work() - before;
        return passes;
    }
}
