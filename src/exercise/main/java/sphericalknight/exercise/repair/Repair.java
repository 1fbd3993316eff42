package sphericalknight.exercise.repair;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.StopSign;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.Platform;
import sphericalknight.exercise.contract.Survey;
import sphericalknight.exercise.contract.TooManySteps;

/**
 * Searches for the slip in a wrong answer by trying changes: first corrections of typical Java mistakes, then corrections of mistakes
 * visible from outside, then all others. A change usually counts only if all tests pass with it. The correction of some typical Java
 * mistakes also counts if it makes some failed tests pass and breaks none, because a second mistake may remain. Two changes in different
 * places count if all tests pass with both.
 */
public final class Repair {
    private static final int MOST_SLIPS = 3;
    /** The time limit of one run of all tests, to collect the wrong boards. */
    private static final Duration SURVEY = Duration.ofSeconds(3);

    /** Slips that lose bits wherever they occur, so they are reported even if they are not the only ones. */
    private static final Set<String> MEND_A_PART = Set.of(
            JavaSlips.SIGNED_SHIFT.name(),
            JavaSlips.SIGN_COMPARISON.name(),
            JavaSlips.INT_FOR_LONG.name(),
            JavaSlips.LITERAL_WITHOUT_L.name());

    private final Trials trials;
    private final Findings findings;
    private final AnswerClasses answer;

    private Repair(CatalogueEntry exercise, AnswerClasses answer, List<String> failed, List<String> passed) {
        this.trials = new Trials(exercise, failed, passed);
        this.findings = new Findings(answer);
        this.answer = answer;
    }

    /**
     * The typical Java mistakes in {@code answer} that explain why tests fail; empty if none are found.
     *
     * @param isKnown whether another explanation is known already; then the search ends sooner
     */
    public static Optional<Diagnosis> javaSlip(
            CatalogueEntry exercise, AnswerClasses answer, List<String> failed, List<String> passed, boolean isKnown) {
        return of(() -> {
            Repair repair = new Repair(exercise, answer, failed, passed);
            if (isKnown) {
                repair.trials.hurry();
            }
            return repair.javaSlips();
        });
    }

    /**
     * A typical Java mistake in {@code answer} together with the mistake that {@code known} finds in the corrected answer; empty if there
     * is no such pair. Neither of the two explains the failed tests alone.
     */
    public static Optional<Diagnosis> javaSlipAnd(
            AnswerClasses answer, Function<AnswerClasses, Optional<Diagnosis>> known) {
        Findings findings = new Findings(answer);
        return of(() -> new Slips(answer)
                .java().stream()
                        .filter(change -> MEND_A_PART.contains(change.slip()))
                        .flatMap(change ->
                                known.apply(change.of(answer)).map(other -> findings.and(change, other)).stream())
                        .findFirst());
    }

    /** Any slip in {@code answer} that explains why tests fail; empty if none is found. */
    public static Optional<Diagnosis> slip(
            CatalogueEntry exercise, AnswerClasses answer, List<String> failed, List<String> passed) {
        return of(() -> new Repair(exercise, answer, failed, passed).anySlip());
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

    /** Whether {@code mistake} can be in {@code answer}: a signed shift cannot be where there is none, even if loops end as late as with one. */
    public static boolean mayHave(AnswerClasses answer, Diagnosis mistake) {
        return !mistake.name().equals(JavaSlips.SIGNED_SHIFT.name())
                || new Slips(answer)
                        .java().stream().anyMatch(change -> change.slip().equals(mistake.name()));
    }

    /** A pattern in the wrong boards of {@code answer}; empty if there is none. */
    public static Optional<Diagnosis> difference(
            CatalogueEntry exercise, AnswerClasses answer, List<String> failed, List<String> passed) {
        List<String> tests = Stream.concat(passed.stream(), failed.stream()).toList();
        return Platform.within(SURVEY, Optional.empty(), () -> {
            Answers answers = new Trials(exercise, failed, passed).load(answer);
            return Differences.of(Survey.of(exercise.contract(), tests, answers));
        });
    }

    /** The result of a search; empty if the answer cannot be read or changed. */
    private static Optional<Diagnosis> of(Supplier<Optional<Diagnosis>> search) {
        return Platform.within(Trials.LATEST, Optional.empty(), search);
    }

    private Optional<Diagnosis> javaSlips() {
        List<Change> found = new ArrayList<>();
        AnswerClasses mended = answer;
        while (!trials.failed().isEmpty() && found.size() < MOST_SLIPS) {
            Optional<Change> next = javaSlip(mended);
            if (next.isEmpty()) {
                break;
            }
            found.add(next.get());
            mended = next.get().of(mended);
        }
        return found.isEmpty()
                ? Optional.empty()
                : Optional.of(trials.failed().isEmpty() ? findings.all(found) : findings.all(found, left(mended)));
    }

    /** Says what is still wrong with {@code mended}; "" unless a test was seen to fail for a wrong result or too many steps. */
    private String left(AnswerClasses mended) {
        String left = "";
        for (String test : trials.failed()) {
            Optional<Throwable> failure = trials.thrown(test, trials.loadWithMoreSteps(mended))
                    .filter(thrown -> !(thrown instanceof StopSign.Stopped));
            if (failure.isPresent() && !(failure.get() instanceof TooManySteps)) {
                return Findings.NOT_ALL;
            }
            left = failure.isPresent() ? Findings.TOO_MANY_STEPS : left;
        }
        return left;
    }

    /**
     * Returns the change that makes the most failed tests pass, the first among equals, and records these tests as passed; empty if no
     * change makes enough of them pass.
     */
    private Optional<Change> javaSlip(AnswerClasses from) {
        Change best = null;
        List<String> bestPasses = List.of();
        for (Change change : new Slips(from).java()) {
            List<String> passes = trials.isOver() ? List.of() : trials.mended(change.of(from));
            boolean isEnough = passes.size() == trials.failed().size() || MEND_A_PART.contains(change.slip());
            if (isEnough && passes.size() > bestPasses.size() && !isIdle(change, from)) {
                best = change;
                bestPasses = passes;
            }
            if (bestPasses.size() == trials.failed().size()) {
                break;
            }
        }
        trials.corrected(bestPasses);
        return Optional.ofNullable(best).map(change -> least(change, from));
    }

    /** Whether {@code change} turns an int constant into a long whose value is irrelevant: with 0 in its place, failed tests pass, too. */
    private boolean isIdle(Change change, AnswerClasses from) {
        Change zero = new Change(change.slip(), change.words(), change.sites(), JavaSlips.setLong(0));
        return change.slip().equals(JavaSlips.INT_CONSTANT.name())
                && !trials.mended(zero.of(from)).isEmpty();
    }

    /** Returns {@code change} without the sites at which it is not needed. */
    private Change least(Change change, AnswerClasses from) {
        Change least = change;
        for (Change.Site site : change.sites()) {
            List<Change.Site> others =
                    least.sites().stream().filter(each -> !each.equals(site)).toList();
            Change less = least.at(others);
            if (!others.isEmpty() && !trials.isOver() && trials.breaksNone(trials.load(less.of(from)))) {
                least = less;
            }
        }
        return least;
    }

    private Optional<Diagnosis> anySlip() {
        Optional<Diagnosis> seen = new Outside(trials, answer).slip();
        if (seen.isPresent()) {
            return seen;
        }
        List<Partly> parts = new ArrayList<>();
        List<Change> found = mending(answer, parts);
        return found.isEmpty() ? twoSlips(parts) : findings.either(found);
    }

    /** A change that makes some failed tests pass and breaks none. */
    private record Partly(Change change, List<String> mended) {}

    /**
     * The credible changes that make the answer pass, without those that include another of them. Changes that make only some failed
     * tests pass, and break none, are added to {@code parts}.
     */
    private List<Change> mending(AnswerClasses from, List<Partly> parts) {
        List<Change> others = new Slips(from).others();
        Credibility credibility = new Credibility(trials, from, others);
        Reach reach = new Reach(trials, from);
        List<Change> found = new ArrayList<>();
        for (Change change : others) {
            if (trials.isOver()) {
                break;
            }
            if (!reach.isOf(change) || found.stream().anyMatch(change::contains)) {
                continue;
            }
            AnswerClasses changed = change.of(from);
            List<String> mended = trials.mended(changed);
            if (mended.size() < trials.failed().size()) {
                if (!mended.isEmpty() && !change.slip().equals("CONDITION_MISSING")) { // may stop too much by accident
                    parts.add(new Partly(change, mended));
                }
                continue;
            }
            if (found.isEmpty()) {
                trials.goOn();
            }
            credibility.of(change, changed).ifPresent(credible -> {
                found.removeIf(each -> each.contains(credible));
                found.add(credible);
            });
        }
        found.sort(Comparator.comparingInt(Slips::rank));
        return found;
    }

    /**
     * The diagnosis of two slips: a change that makes some failed tests pass and breaks none, at the only place where a change makes that
     * many pass, and then a change at one other place that makes the rest pass. If the second change is enough without the first, only the
     * second is reported. Empty if there is no such pair. Two changes to the same line do not count, because together they may correct the
     * line by accident.
     */
    private Optional<Diagnosis> twoSlips(List<Partly> parts) {
        int best = parts.stream().mapToInt(part -> part.mended.size()).max().orElse(0);
        List<Partly> first =
                parts.stream().filter(part -> part.mended.size() == best).toList();
        if (first.isEmpty()
                || findings.places(first.stream().map(Partly::change)).size() > 1) {
            return Optional.empty();
        }
        Change one = first.get(0).change;
        trials.corrected(first.get(0).mended);
        trials.goOn();
        List<Change> rest = mending(one.of(answer), new ArrayList<>());
        rest.removeIf(Slips::isFar); // one far number in a hundred may make up for the rest
        List<Change> alone = enoughAlone(rest);
        return alone.isEmpty() ? findings.two(one, rest) : findings.either(alone);
    }

    /** The changes among {@code changes} that make the answer pass on their own, without the change made before them. */
    private List<Change> enoughAlone(List<Change> changes) {
        List<Change> others = new Slips(answer).others();
        Credibility credibility = new Credibility(trials, answer, others);
        return others.stream()
                .filter(change -> changes.stream().anyMatch(change::isLike) && trials.mends(change, answer))
                .flatMap(change -> credibility.of(change, change.of(answer)).stream())
                .toList();
    }
}
