package sphericalknight.exercise.repair;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.StopSign;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.contract.LoadedAnswers;
import sphericalknight.exercise.contract.PlainRun;
import sphericalknight.exercise.contract.Platform;
import sphericalknight.exercise.contract.PostponedChecks;

/** Runs the tests of an exercise with changed answers, until the allowed steps or the time are used up. */
final class Trials {
    /**
     * The initial limit on the steps of one changed answer, which may loop. The limit is halved each time an answer reaches it, but not
     * below {@link #FEWEST_STEPS}.
     */
    private static final long MOST_STEPS = 2_000_000;

    private static final long FEWEST_STEPS = 500_000;
    /** The maximum number of steps, in all tests together, of a changed answer that passes the first of the failed tests. */
    private static final long MORE_STEPS = 20_000_000;
    /**
     * The maximum number of steps of all changed answers before the first one passes, and again after that. They take about a quarter
     * of a second on an idle machine and a few seconds in a web page. Unlike a time limit, this lets a search find the same on a busy machine.
     */
    private static final long MOST_WORK = 60_000_000;
    /** The cost of a test of a contract in addition to the steps of the answer, in steps. */
    private static final long WORK_OF_A_TEST = 60_000;
    /** The cost of making and loading a change, in steps. */
    private static final long WORK_OF_A_CHANGE = 40_000;
    /** The cost of a step in the initialisation of static fields, which runs once and is not yet compiled. */
    private static final long WORK_OF_A_FIRST_STEP = 16;

    /**
     * The limit on the processor time of a whole search, of which there may be two: a learner waits for them. Only answers whose tests are
     * slow reach it, for example if each changed answer builds a table again.
     */
    private static final Duration LONGEST = Duration.ofSeconds(1);

    /**
     * The least processor time that a test may take, which usually takes milliseconds. One whose steps are slow gets half of what is left,
     * so that others can follow.
     */
    private static final Duration LEAST = Duration.ofMillis(300);

    /** The limit on the elapsed time of a whole search, for tests that wait or work on other threads, and for a very busy machine. */
    static final Duration LATEST = Duration.ofSeconds(20);

    /** Seeds of random inputs that the visible tests do not contain. */
    private static final long[] OTHER_SEEDS = {1, 2, 3};

    private static final Optional<Throwable> ENDLESS = Optional.of(new StopSign.Stopped());

    private final CatalogueEntry exercise;
    private final List<String> failed;
    private final List<String> passed;
    private long work;
    private long mostSteps = MOST_STEPS;
    private long most = MOST_WORK;
    private Duration longest = LONGEST;
    private final long usedBefore = Platform.timeUsed();
    /** The postponed checks of a test, by its name and seed. */
    private final Map<List<Object>, PostponedChecks> postponed = new HashMap<>();
    /** The tests that have asked for the seed of random inputs. */
    private final Set<String> seeded = new HashSet<>();

    /** Creates trials of changes to an answer to {@code exercise} that fails the tests {@code failed} and passes {@code passed}. */
    Trials(CatalogueEntry exercise, List<String> failed, List<String> passed) {
        this.exercise = exercise;
        this.failed = new ArrayList<>(failed);
        this.passed = new ArrayList<>(passed);
    }

    CatalogueEntry exercise() {
        return exercise;
    }

    /** The tests that still fail. */
    List<String> failed() {
        return failed;
    }

    /** Moves {@code tests} from the failed tests to those that must pass from now on. */
    void corrected(List<String> tests) {
        failed.removeAll(tests);
        passed.addAll(tests);
    }

    /** Allows the full number of steps again, from now on. */
    void goOn() {
        most = work + MOST_WORK;
    }

    /** Limits the whole search to half of its steps and a third of its time. */
    void hurry() {
        most = MOST_WORK / 2;
        longest = LONGEST.dividedBy(3);
    }

    /** Whether the search must end: its steps or its time have run out, or the thread is interrupted. */
    boolean isOver() {
        return work > most || timeLeft() <= 0 || Thread.currentThread().isInterrupted();
    }

    private long timeLeft() {
        return longest.toNanos() - (Platform.timeUsed() - usedBefore);
    }

    /** Returns {@code answer}, loaded so that it can be stopped. If it cannot be loaded, creating an object throws the error. */
    Answers load(AnswerClasses answer) {
        return load(answer, mostSteps);
    }

    /** Returns {@code answer} like {@link #load}, with the steps of an answer that has passed the first of the failed tests. */
    Answers loadWithMoreSteps(AnswerClasses answer) {
        return load(answer, MORE_STEPS);
    }

    private Answers load(AnswerClasses answer, long most) {
        work += WORK_OF_A_CHANGE;
        try {
            Answers loaded = new LoadedAnswers(answer, exercise.type().getClassLoader(), most);
            work += WORK_OF_A_FIRST_STEP * steps(loaded);
            return loaded;
        } catch (LinkageError | RuntimeException e) { // not every change makes a class file that can be read
            return new Answers() {
                @Override
                public <T> T create(Class<T> type) {
                    throw new LinkageError("the changed answer cannot be loaded", e);
                }
            };
        }
    }

    /** Whether all failed tests pass with {@code answers}, and those that passed before still do. */
    boolean mends(Answers answers) {
        return mended(answers).size() == failed.size();
    }

    /** Whether all failed tests pass with {@code change}, and those that passed before still do. */
    boolean mends(Change change, AnswerClasses answer) {
        return mended(change.of(answer)).size() == failed.size();
    }

    /** The failed tests that pass with {@code changed}; none if the first of them still fails or a test that passed before now fails. */
    List<String> mended(AnswerClasses changed) {
        if (failed.isEmpty()) {
            return List.of();
        }
        return passes(failed.get(0), load(changed)) ? mended(loadWithMoreSteps(changed)) : List.of();
    }

    private List<String> mended(Answers answers) {
        List<String> mended = new ArrayList<>();
        for (String test : failed) {
            if (passes(test, answers)) {
                mended.add(test);
            } else if (mended.isEmpty()) {
                return List.of();
            }
        }
        return breaksNone(answers) ? mended : List.of();
    }

    /** Whether the tests that passed before, or were {@linkplain #corrected corrected}, pass with {@code answers}. */
    boolean breaksNone(Answers answers) {
        return passed.stream().allMatch(test -> passes(test, answers));
    }

    /** Whether all tests pass with {@code answer} for other random inputs, too. */
    boolean isRightForOthers(AnswerClasses answer) {
        return isRightForOthers(() -> loadWithMoreSteps(answer));
    }

    /** Whether all tests pass for other random inputs, too, each time with new answers. */
    boolean isRightForOthers(Supplier<Answers> answers) {
        return Arrays.stream(OTHER_SEEDS).allMatch(seed -> seeded.isEmpty() || isRightFor(seed, answers.get()));
    }

    private boolean isRightFor(long seed, Answers plain) {
        Answers others = reseeded(plain, seed);
        return Stream.concat(failed.stream(), passed.stream())
                .filter(seeded::contains)
                .allMatch(test -> passes(test, others));
    }

    private static Answers reseeded(Answers plain, long seed) {
        return new ChangedAnswers(plain) {
            @Override
            public long seed() {
                return seed;
            }
        };
    }

    /** Whether a test enters the branch that throws in {@code guarded}. */
    boolean isEntered(AnswerClasses guarded) {
        Answers answers = loadWithMoreSteps(guarded);
        return Stream.concat(failed.stream(), passed.stream())
                .anyMatch(
                        test -> thrown(test, answers).filter(Branches::isGuard).isPresent());
    }

    private boolean passes(String test, Answers answers) {
        return !isOver() && thrown(test, answers).isEmpty();
    }

    /** What {@code test} throws for {@code answers}, which may be that the steps or the time ran out; empty if it passes. */
    Optional<Throwable> thrown(String test, Answers answers) {
        long before = steps(answers);
        List<Object> inputs = List.of(test, answers.seed());
        Answers watched = new ChangedAnswers(answers) {
            @Override
            public long seed() {
                seeded.add(test);
                return answers.seed();
            }

            @Override
            public void postponed(PostponedChecks checks) {
                Optional.ofNullable(postponed.put(inputs, checks)).ifPresent(checks::beginAs);
            }
        };
        Duration limit = Duration.ofNanos(Math.max(LEAST.toNanos(), timeLeft() / 2));
        Optional<Throwable> thrown = Platform.within(limit, ENDLESS, () -> {
            Optional<Throwable> end = Optional.ofNullable(postponed.get(inputs))
                    .filter(PostponedChecks::isWholeTest)
                    .map(checks -> checks.thrown(watched))
                    .orElseGet(() -> PlainRun.test(exercise.contract(), test, watched));
            return Platform.isOver() ? ENDLESS : end;
        });
        if (thrown.isPresent() && steps(answers) >= mostSteps) {
            mostSteps = Math.max(FEWEST_STEPS, mostSteps / 2);
        }
        work += WORK_OF_A_TEST + steps(answers) - before;
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
