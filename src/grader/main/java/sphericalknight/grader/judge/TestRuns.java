package sphericalknight.grader.judge;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToLongFunction;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.StopSign;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.check.CheckResult;
import sphericalknight.exercise.check.Checker;
import sphericalknight.exercise.check.ContractRun;
import sphericalknight.exercise.check.TestResult;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.grader.model.Reason;

/**
 * The runs of one answer: the visible one, which is the learner's check, and the hidden one. The only class that knows how answers are run.
 * It stands in for the interpreter, and loads answers until that is merged.
 */
final class TestRuns {
    private final CatalogueEntry exercise;
    private final AnswerClasses answer;
    private final CheckResult check;
    private final Observed visible;
    private Observed hidden;

    private TestRuns(CatalogueEntry exercise, AnswerClasses answer) {
        this.exercise = exercise;
        this.answer = answer;
        this.check = Checker.check(exercise, answer);
        this.visible = new Observed(Checker.answersOf(exercise, answer), test -> Answers.VISIBLE_SEED);
        this.hidden = visible;
        if (check.isTested()) {
            ContractRun.run(exercise.contract(), visible, limit());
        }
    }

    /** Checks {@code answer}. */
    static TestRuns of(CatalogueEntry exercise, AnswerClasses answer) {
        return new TestRuns(exercise, answer);
    }

    CheckResult check() {
        return check;
    }

    /** Runs the tests that draw random inputs again, with others; a test that has not ended is not run again. */
    List<TestResult> hidden(ToLongFunction<String> seeds) {
        Set<String> tests = new HashSet<>(visible.seeded);
        tests.removeIf(test -> Set.of(Reason.TIMEOUT, Reason.MEMORY).contains(visible.reason(test)));
        hidden = new Observed(Checker.answersOf(exercise, answer), seeds);
        return tests.isEmpty()
                ? List.of()
                : ContractRun.run(exercise.contract(), tests, hidden, limit()).tests();
    }

    /** The reason for the outcome of a test in its latest run. */
    Reason reason(TestResult test) {
        return switch (test.status()) {
            case PASSED -> Reason.PASSED;
            case NOT_STARTED -> Reason.NOT_ATTEMPTED;
            default -> {
                Observed run = hidden.reasons.containsKey(test.method()) ? hidden : visible;
                Reason reason = run.reason(test.method());
                yield reason == Reason.PASSED ? Reason.TIMEOUT : reason;
            }
        };
    }

    private Duration limit() {
        return Duration.ofSeconds(exercise.exercise().seconds());
    }

    /** Answers that keep how each test ended and whether it drew random inputs. */
    private static final class Observed implements Answers {
        private final Answers answers;
        private final ToLongFunction<String> seeds;
        private final Map<String, Reason> reasons = new ConcurrentHashMap<>();
        private final Set<String> seeded = ConcurrentHashMap.newKeySet();
        private volatile String running = "";

        Observed(Answers answers, ToLongFunction<String> seeds) {
            this.answers = answers;
            this.seeds = seeds;
        }

        Reason reason(String test) {
            return reasons.getOrDefault(test, Reason.TIMEOUT);
        }

        @Override
        public <T> T create(Class<T> type) throws Throwable {
            return answers.create(type);
        }

        @Override
        public <T> T createApart(Class<T> type) throws Throwable {
            return answers.createApart(type);
        }

        @Override
        public OptionalLong steps() {
            return answers.steps();
        }

        @Override
        public long seed() {
            seeded.add(running);
            return seeds.applyAsLong(running);
        }

        @Override
        public void started(String test) {
            running = test;
        }

        @Override
        public void finished(String test, Optional<Throwable> thrown) {
            reasons.put(test, thrown.map(Observed::reason).orElse(Reason.PASSED));
        }

        private static Reason reason(Throwable thrown) {
            if (thrown instanceof AssertionError) {
                return Reason.WRONG_ANSWER;
            }
            if (thrown instanceof NotStartedYet) {
                return Reason.NOT_ATTEMPTED;
            }
            if (thrown instanceof StopSign.Stopped) {
                return Reason.TIMEOUT;
            }
            return thrown instanceof OutOfMemoryError ? Reason.MEMORY : Reason.EXCEPTION;
        }
    }
}
