package sphericalknight.exercise.repair;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.StopSign;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.contract.Diagnosis;
import sphericalknight.exercise.contract.ExerciseMethod;
import sphericalknight.exercise.contract.LoadedAnswers;
import sphericalknight.exercise.contract.PlainRun;
import sphericalknight.exercise.contract.Platform;
import sphericalknight.exercise.contract.Survey;
import sphericalknight.exercise.repair.Behaviours.Behaviour;

/**
 * Searches for the slip in a wrong answer by trying changes: first corrections of typical Java mistakes, then corrections of mistakes
 * visible from outside, then all others. A change counts only if all tests pass with it. Some typical Java mistakes also count if the
 * change makes some failed tests pass and breaks none, because a second mistake may be left; and so do two changes in different places with
 * which all tests pass.
 */
public final class Repair {
    /** The maximum number of steps of one changed answer in all its tests, because it may loop. */
    private static final long MOST_STEPS = 2_000_000;
    /**
     * The maximum number of steps of all changed answers before the first one passes, and again after that. They take half a second on an
     * idle machine and a few seconds in a page. This is not a time limit, so that a search finds the same on a busy machine.
     */
    private static final long MOST_WORK = 150_000_000;
    /** The cost of a test of a contract in addition to the steps of the answer, in steps. */
    private static final long WORK_OF_A_TEST = 60_000;
    /** The cost of making and loading a change, in steps. */
    private static final long WORK_OF_A_CHANGE = 40_000;

    /**
     * The time limit of one test, which usually takes milliseconds. It stops only a changed answer whose steps become slower and slower,
     * for example with growing numbers; then the search ends.
     */
    private static final Duration PATIENCE = Duration.ofSeconds(3);

    /**
     * The time limit of a whole search, far more than it needs even on a busy machine. Only answers whose tests are slow reach it, for
     * example if each changed answer builds a table of the library again.
     */
    private static final Duration LONGEST = Duration.ofSeconds(20);

    private static final Optional<Throwable> ENDLESS = Optional.of(new StopSign.Stopped());

    private static final int MOST_SLIPS = 3;

    /** Slips that lose bits wherever they occur, so they are reported even if they are not the only ones. */
    private static final Set<String> MEND_A_PART = Set.of(
            JavaSlips.SIGNED_SHIFT.name(),
            JavaSlips.SIGN_COMPARISON.name(),
            JavaSlips.INT_FOR_LONG.name(),
            JavaSlips.LITERAL_WITHOUT_L.name());

    /** Slips so common that, if one is the first found in a line, no other change of this line is reported. */
    private static final Set<String> NATURAL =
            Set.of("NULL_FOR_EMPTY", "PRECEDENCE", "OFF_BY_ONE", "NEGATED", "WRONG_OPERATOR", "STEPS_EXCHANGED");

    /** Slips in code that decides which branch is taken. Their correction may only switch off a branch. */
    private static final Set<String> SWITCHES = Set.of(
            "OFF_BY_ONE",
            "NEGATED",
            "WRONG_RELATION",
            OtherSlips.WRONG_COMPARISON,
            "CONDITION_MISSING",
            "WRONG_NUMBER",
            "WRONG_VARIABLE",
            "TOO_MUCH",
            "WRONG_JUMP");

    private final CatalogueEntry exercise;
    private final List<String> failed;
    private final List<String> passed;
    private long work;
    private long most = MOST_WORK;
    private final long start = System.nanoTime();

    private Repair(CatalogueEntry exercise, List<String> failed, List<String> passed) {
        this.exercise = exercise;
        this.failed = new ArrayList<>(failed);
        this.passed = new ArrayList<>(passed);
    }

    /** The typical Java mistakes in {@code answer} that explain why tests fail; empty if none are found. */
    public static Optional<Diagnosis> javaSlip(
            CatalogueEntry exercise, AnswerClasses answer, List<String> failed, List<String> passed) {
        return of(() -> new Repair(exercise, failed, passed).javaSlips(answer));
    }

    /** Any slip in {@code answer} that explains why tests fail; empty if none is found. */
    public static Optional<Diagnosis> slip(
            CatalogueEntry exercise, AnswerClasses answer, List<String> failed, List<String> passed) {
        return of(() -> new Repair(exercise, failed, passed).anySlip(answer));
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
                    String name = at instanceof MethodInsnNode call
                                    && answer.files().containsKey(call.owner.replace('/', '.'))
                            ? call.name
                            : caller;
                    isMore |= reached.add(name);
                }
            }
        }
        return !caller.equals(called) && reached.contains(called);
    }

    /** A pattern in the wrong boards of {@code answer}, if there is one. */
    public static Optional<Diagnosis> difference(
            CatalogueEntry exercise, AnswerClasses answer, List<String> failed, List<String> passed) {
        List<String> tests = Stream.concat(passed.stream(), failed.stream()).toList();
        return Platform.within(PATIENCE, Optional.empty(), () -> {
            Answers answers = new Repair(exercise, failed, passed).load(answer);
            return Differences.of(Survey.of(exercise.contract(), tests, answers));
        });
    }

    /** The result of a search; empty if the answer cannot be read or changed. */
    private static Optional<Diagnosis> of(Supplier<Optional<Diagnosis>> search) {
        try {
            return search.get();
        } catch (RuntimeException | Error e) {
            return Optional.empty();
        }
    }

    private Optional<Diagnosis> javaSlips(AnswerClasses answer) {
        List<Change> found = new ArrayList<>();
        AnswerClasses mended = answer;
        while (!failed.isEmpty() && found.size() < MOST_SLIPS) {
            Optional<Change> next = javaSlip(mended);
            if (next.isEmpty()) {
                break;
            }
            found.add(next.get());
            mended = next.get().of(mended);
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(diagnosis(answer, found));
    }

    /**
     * Returns the change that corrects the most tests, the first among equals, and records these tests as passed; empty if no change
     * corrects enough.
     */
    private Optional<Change> javaSlip(AnswerClasses answer) {
        Change best = null;
        List<String> bestPasses = List.of();
        for (Change change : new Slips(answer).java()) {
            List<String> passes = isOver() ? List.of() : mended(load(change.of(answer)));
            boolean isEnough = passes.size() == failed.size() || MEND_A_PART.contains(change.slip());
            if (isEnough && passes.size() > bestPasses.size()) {
                best = change;
                bestPasses = passes;
            }
            if (bestPasses.size() == failed.size()) {
                break;
            }
        }
        failed.removeAll(bestPasses);
        passed.addAll(bestPasses);
        return Optional.ofNullable(best).map(change -> least(change, answer));
    }

    /** Returns {@code change} without the sites at which it is not needed. */
    private Change least(Change change, AnswerClasses answer) {
        Change least = change;
        for (Change.Site site : change.sites()) {
            List<Change.Site> others =
                    least.sites().stream().filter(each -> !each.equals(site)).toList();
            Change less = least.at(others);
            if (!others.isEmpty() && !isOver() && passAll(load(less.of(answer)), passed)) {
                least = less;
            }
        }
        return least;
    }

    private Optional<Diagnosis> anySlip(AnswerClasses answer) {
        Optional<Diagnosis> seen = state(answer).or(() -> behaviour(answer));
        if (seen.isPresent()) {
            return seen;
        }
        List<Partly> parts = new ArrayList<>();
        List<Change> found = mending(answer, parts);
        return found.isEmpty() ? twoSlips(answer, parts) : either(answer, found);
    }

    /** A change that corrects some failed tests and breaks none. */
    private record Partly(Change change, List<String> mended) {}

    /**
     * The credible changes that make the answer pass, without changes that include another one of them. Changes that correct only some
     * failed tests, and break none, are added to {@code parts}.
     */
    private List<Change> mending(AnswerClasses answer, List<Partly> parts) {
        List<Change> others = new Slips(answer).others();
        List<Change> found = new ArrayList<>();
        for (Change change : others) {
            if (isOver()) {
                break;
            }
            if (found.stream().anyMatch(change::contains)) {
                continue;
            }
            work += WORK_OF_A_CHANGE;
            AnswerClasses changed = change.of(answer);
            List<String> mended = mended(load(changed));
            if (mended.size() < failed.size()) {
                if (!mended.isEmpty()) {
                    parts.add(new Partly(change, mended));
                }
                continue;
            }
            if (found.isEmpty()) {
                most = Math.max(most, work + MOST_WORK);
            }
            credible(change, others, answer)
                    .filter(each -> !switchesOff(each, answer, changed))
                    .ifPresent(found::add);
        }
        return found;
    }

    /**
     * Whether a branch that the tests enter in {@code answer} is never entered with {@code change}: then the tests pass because code is
     * switched off, not because it is corrected. False if this slip cannot switch code off.
     */
    private boolean switchesOff(Change change, AnswerClasses answer, AnswerClasses changed) {
        if (!SWITCHES.contains(change.slip())) {
            return false;
        }
        Change.Site site = change.sites().get(0);
        List<AnswerClasses> before = Branches.guarded(answer, site);
        List<AnswerClasses> after = Branches.guarded(changed, site);
        int more = after.size() - before.size(); // a condition that is missing is one more
        int from = Branches.before(answer, site);
        for (int i = 0; i < before.size() && more >= 0; i++) {
            if (!isEntered(after.get(i < from ? i : i + more)) && isEntered(before.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a test enters the branch that throws in {@code guarded}. */
    private boolean isEntered(AnswerClasses guarded) {
        Answers answers = load(guarded);
        return Stream.concat(failed.stream(), passed.stream())
                .anyMatch(
                        test -> thrown(test, answers).filter(Branches::isGuard).isPresent());
    }

    /**
     * The diagnosis of two slips: a change that corrects some tests and breaks none, at the only place where a change corrects so many, and
     * then a change at one other place that corrects the rest. Empty if there is no such pair. Two changes of the same line do not count,
     * because they may correct it by accident.
     */
    private Optional<Diagnosis> twoSlips(AnswerClasses answer, List<Partly> parts) {
        boolean inCell = answer.main().startsWith("REPL.");
        int best = parts.stream().mapToInt(part -> part.mended.size()).max().orElse(0);
        List<Partly> first =
                parts.stream().filter(part -> part.mended.size() == best).toList();
        if (first.isEmpty()
                || places(first.stream().map(Partly::change), inCell).size() > 1) {
            return Optional.empty();
        }
        Change one = first.get(0).change;
        failed.removeAll(first.get(0).mended);
        passed.addAll(first.get(0).mended);
        most = work + MOST_WORK;
        List<Change> second = mending(one.of(answer), new ArrayList<>());
        List<String> places = places(second.stream(), inCell);
        if (places.size() != 1 || places.contains(Places.of(one.sites(), inCell))) {
            return Optional.empty();
        }
        return Optional.of(new Diagnosis(
                one.slip(),
                one.sentence(inCell) + " And " + second.get(0).sentence(inCell)
                        + " These are two slips: with both mended, all tests pass.",
                ""));
    }

    private static List<String> places(Stream<Change> changes, boolean inCell) {
        return changes.map(change -> Places.of(change.sites(), inCell))
                .distinct()
                .toList();
    }

    /**
     * The diagnosis from several small changes that each make the answer pass. If they are in one place, it says what is wrong there; if
     * they are in two or three, it says that one of them is enough. If there are more places, it is empty, because then the tests pass by
     * coincidence.
     */
    private Optional<Diagnosis> either(AnswerClasses answer, List<Change> all) {
        boolean inCell = answer.main().startsWith("REPL.");
        List<String> places = places(all.stream(), inCell);
        List<Change> found = places.size() == 1 ? withoutCopies(all) : all;
        if (found.size() == 1) {
            failed.clear();
            return Optional.of(diagnosis(answer, found));
        }
        if (places.size() == 1) {
            boolean isNatural = NATURAL.contains(found.get(0).slip());
            List<String> words = found.stream()
                    .map(Change::words)
                    .distinct()
                    .limit(isNatural ? 1 : 3)
                    .toList();
            if (words.size() == 1) {
                failed.clear();
                return Optional.of(diagnosis(answer, List.of(found.get(0))));
            }
            String sentence = words.size() > 2
                    ? "one small change in this line, and all tests pass."
                    : String.join(" Or: ", words) + " With one of the two mended, all tests pass.";
            String slip = words.size() > 2 ? "SMALL_CHANGE" : found.get(0).slip();
            return Optional.of(new Diagnosis(slip, places.get(0) + ": " + sentence, ""));
        }
        if (places.size() == 3) {
            return Optional.of(new Diagnosis(
                    "ONE_OF_THREE",
                    String.join(" or ", places.stream().sorted().toList()).replace("or Line", "or line")
                            + ": one small change in one of these is enough, and all tests pass.",
                    ""));
        }
        if (places.size() > 3) {
            return Optional.empty();
        }
        String sentences = places.stream()
                .map(place -> found.stream()
                        .filter(change -> Places.of(change.sites(), inCell).equals(place))
                        .map(change -> change.sentence(inCell))
                        .findFirst()
                        .orElseThrow())
                .collect(Collectors.joining(" Or "));
        return Optional.of(new Diagnosis(
                "ONE_OF_TWO", sentences + " One of these two changes is enough, and all tests pass.", ""));
    }

    /**
     * Returns the changes in {@code found} that are not copies, if the first of them replaces the same things as all copies that insert
     * something missing; otherwise {@code found}.
     */
    private static List<Change> withoutCopies(List<Change> found) {
        List<Change> others = found.stream().filter(change -> !change.isCopy()).toList();
        boolean isSame = !others.isEmpty()
                && found.stream()
                        .filter(change -> change.isCopy() && change.slip().endsWith("_MISSING"))
                        .map(copy -> copy.words().replaceAll("^.* for (.*)\\.$", "$1"))
                        .allMatch(copied -> others.get(0).words().contains(copied));
        return isSame ? others : found;
    }

    private boolean mends(Change change, AnswerClasses answer) {
        return mended(load(change.of(answer))).size() == failed.size();
    }

    /**
     * Returns {@code change}, which corrects the answer, or a change that claims less if other values at the same place also correct it;
     * empty if nothing is credible.
     */
    private Optional<Change> credible(Change change, List<Change> others, AnswerClasses answer) {
        if (change.slip().equals("WRONG_NUMBER") && change.size() > Slips.MOST_NEAR) {
            // Many far numbers mend it: they only switch off what stands behind a condition.
            long more = alike(change, others)
                    .filter(other -> mends(other, answer))
                    .limit(2)
                    .count();
            return more < 2 ? Optional.of(change) : Optional.empty();
        }
        boolean isVariable = change.slip().equals("WRONG_VARIABLE");
        if (!isVariable && !change.slip().equals(OtherSlips.WRONG_COMPARISON)) {
            return Optional.of(change);
        }
        Optional<Change> condition = others.stream()
                .filter(other -> other.slip().equals("TOO_STRICT")
                        && other.sites().get(0).isBeside(change.sites().get(0)))
                .filter(other -> mends(other, answer))
                .findFirst();
        if (condition.isPresent()) {
            return condition;
        }
        boolean isOnlyOne = alike(change, others).noneMatch(other -> mends(other, answer));
        if (isOnlyOne) {
            return Optional.of(change);
        }
        return isVariable
                ? Optional.of(change.saying(
                        "TOO_MUCH", change.words().replace("is the wrong variable here", "should play no part here")))
                : Optional.empty();
    }

    /** The changes to other values for the same slip at the same place. */
    private static Stream<Change> alike(Change change, List<Change> others) {
        return others.stream()
                .filter(other -> other != change
                        && other.isCopy() == change.isCopy()
                        && other.slip().equals(change.slip())
                        && other.sites().equals(change.sites()));
    }

    /** Answers created in a different way than those of {@code plain}. */
    private abstract static class Changed implements Answers {
        private final Answers plain;

        Changed(Answers plain) {
            this.plain = plain;
        }

        abstract <T> T made(Class<T> exercise, boolean isApart) throws Throwable;

        @Override
        public <T> T create(Class<T> exercise) throws Throwable {
            return made(exercise, false);
        }

        @Override
        public <T> T createApart(Class<T> exercise) throws Throwable {
            return made(exercise, true);
        }

        @Override
        public OptionalLong steps() {
            return plain.steps();
        }
    }

    /**
     * The diagnosis of a field, including a static one, that keeps state between calls or shares it between objects; empty if there is
     * none.
     */
    private Optional<Diagnosis> state(AnswerClasses answer) {
        boolean hasVariables = answer.files().values().stream()
                .flatMap(file -> Change.read(file).fields.stream())
                .anyMatch(field -> (field.access & Opcodes.ACC_FINAL) == 0);
        if (!hasVariables) {
            return Optional.empty();
        }
        Answers plain = load(answer);
        Answers alwaysNew = new Changed(plain) {
            @Override
            <T> T made(Class<T> exercise, boolean isApart) {
                return ExerciseMethod.implement(
                        exercise,
                        (method, arguments) -> method.call(load(answer).create(exercise), arguments));
            }

            @Override
            public OptionalLong steps() {
                throw new UnsupportedOperationException("the steps of classes loaded for one call are not counted");
            }
        };
        Answers alwaysTheSame = new Changed(plain) {
            private Object last;

            @Override
            <T> T made(Class<T> exercise, boolean isApart) throws Throwable {
                last = isApart && last != null ? last : plain.create(exercise);
                return exercise.cast(last);
            }
        };
        if (mended(alwaysTheSame).size() == failed.size()) {
            return Optional.of(new Diagnosis(
                    "KEPT_IN_FIELD",
                    "A field of yours keeps what the way back needs. The way back is asked of another object, which knows only what it"
                            + " is given: it must be in the result.",
                    failed.get(0)));
        }
        return mended(alwaysNew).size() == failed.size()
                ? Optional.of(new Diagnosis(Behaviours.KEEPS_STATE, Behaviours.KEEPS_STATE_SENTENCE, failed.get(0)))
                : Optional.empty();
    }

    private Optional<Diagnosis> behaviour(AnswerClasses answer) {
        for (Behaviour behaviour : Behaviours.of(exercise.type(), answer)) {
            if (isOver()) {
                break;
            }
            Answers plain = load(answer);
            Answers mended = new Changed(plain) {
                @Override
                <T> T made(Class<T> exercise, boolean isApart) throws Throwable {
                    return behaviour.of(exercise, isApart ? plain.createApart(exercise) : plain.create(exercise));
                }
            };
            if (mended(mended).size() == failed.size()) {
                return Optional.of(new Diagnosis(behaviour.slip(), behaviour.sentence(), failed.get(0)));
            }
        }
        return Optional.empty();
    }

    private Diagnosis diagnosis(AnswerClasses answer, List<Change> changes) {
        boolean inCell = answer.main().startsWith("REPL.");
        List<String> sentences = changes.stream()
                .map(change -> change.sentence(inCell))
                .distinct()
                .toList();
        String end = failed.isEmpty() ? " With this mended, all tests pass." : " This is not the only slip.";
        return new Diagnosis(changes.get(0).slip(), String.join(" ", sentences) + end, "");
    }

    private boolean isOver() {
        return work > most
                || System.nanoTime() - start > LONGEST.toNanos()
                || Thread.currentThread().isInterrupted();
    }

    private Answers load(AnswerClasses answer) {
        try {
            return new LoadedAnswers(answer, exercise.type().getClassLoader(), MOST_STEPS);
        } catch (LinkageError e) {
            return new Answers() {
                @Override
                public <T> T create(Class<T> type) {
                    throw e;
                }
            };
        }
    }

    /** The failed tests that pass with {@code answers}; none if the first of them still fails or a test that passed before now fails. */
    private List<String> mended(Answers answers) {
        List<String> mended = new ArrayList<>();
        for (String test : failed) {
            if (passes(test, answers)) {
                mended.add(test);
            } else if (mended.isEmpty()) {
                return List.of();
            }
        }
        return passAll(answers, passed) ? mended : List.of();
    }

    private boolean passAll(Answers answers, List<String> tests) {
        return tests.stream().allMatch(test -> passes(test, answers));
    }

    private boolean passes(String test, Answers answers) {
        return !isOver() && thrown(test, answers).isEmpty();
    }

    private Optional<Throwable> thrown(String test, Answers answers) {
        long before = steps(answers);
        Optional<Throwable> thrown = Platform.within(PATIENCE, ENDLESS, () -> {
            Optional<Throwable> end = PlainRun.test(exercise.contract(), test, answers);
            return Platform.isOver() ? ENDLESS : end;
        });
        work += thrown == ENDLESS ? 3 * MOST_WORK : WORK_OF_A_TEST + steps(answers) - before;
        return thrown;
    }

    /** The number of steps so far; 0 if the static fields of a changed answer cannot be initialised. */
    private static long steps(Answers answers) {
        try {
            return answers.steps().orElse(0);
        } catch (Throwable noAnswer) {
            return 0;
        }
    }
}
