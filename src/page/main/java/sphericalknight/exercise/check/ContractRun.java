package sphericalknight.exercise.check;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sphericalknight.exercise.NotStartedYet;
import sphericalknight.exercise.answer.StopSign;
import sphericalknight.exercise.contract.AnswerExtension;
import sphericalknight.exercise.contract.Answers;
import sphericalknight.exercise.contract.Calls;
import sphericalknight.exercise.contract.ExerciseMethod;
import sphericalknight.machine.Unknown;
import sphericalknight.page.Allowance;
import sphericalknight.page.ExerciseInPage;
import sphericalknight.page.PageCheck;

/**
 * Web page version: runs the tests of a contract on an answer, one after the other; an answer that does not end runs out of instructions.
 */
public final class ContractRun {
    /** The time limit of each test after one in which a call had to be stopped. */
    private static final Duration HASTY = Duration.ofMillis(200);
    /** The time limit of each test after one that was stopped outside the answer's code. */
    private static final Duration IMPATIENT = Duration.ofMillis(300);

    /**
     * The result of a run.
     *
     * @param tests the results of all tests of the contract, in order
     * @param abandoned always false in this version
     */
    public record Outcome(List<TestResult> tests, boolean abandoned) {}

    private final ExerciseInPage exercise;
    private final Answers answers;
    private final Calls calls = new Calls();
    private final Set<ExerciseMethod> endless = new HashSet<>();
    private Duration limit;

    private ContractRun(ExerciseInPage exercise, Answers answers, Duration limit) {
        this.exercise = exercise;
        this.answers = answers;
        this.limit = limit;
    }

    /** Runs all tests of {@code contract}, each with the time limit {@code limit} until one of them has to be stopped. */
    public static Outcome run(Class<?> contract, Answers answers, Duration limit) {
        ContractRun run = new ContractRun(ExerciseInPage.of(contract), answers, limit);
        List<TestResult> results = new ArrayList<>();
        for (int test = 0; test < run.exercise.tests().length; test++) {
            results.add(run.result(test));
            PageCheck.progress(results.get(test));
        }
        return new Outcome(results, false);
    }

    /** The tests of {@code contract} before any of them is run, with the status FAILED and no message. */
    public static List<TestResult> planned(Class<?> contract) {
        ExerciseInPage exercise = ExerciseInPage.of(contract);
        List<TestResult> results = new ArrayList<>();
        for (int test = 0; test < exercise.tests().length; test++) {
            results.add(new TestResult(exercise.tests()[test], exercise.names()[test], Status.FAILED, ""));
        }
        return results;
    }

    private TestResult result(int test) {
        Allowance.set(endless.isEmpty() ? limit : HASTY);
        Optional<Throwable> thrown = AnswerExtension.run(exercise, test, answers, calls);
        if (thrown.isEmpty()) {
            return result(test, Status.PASSED, "");
        }
        if (thrown.get() instanceof NotStartedYet) {
            return result(test, Status.NOT_STARTED, thrown.get().getMessage());
        }
        if (thrown.get() instanceof StopSign.Stopped) {
            return result(test, Status.FAILED, noAnswer(Calls.Note.of(thrown.get())));
        }
        if (thrown.get() instanceof Unknown unknown) {
            return result(test, Status.FAILED, unknown.getMessage());
        }
        return new TestResult(
                exercise.tests()[test],
                exercise.names()[test],
                Status.FAILED,
                Explanation.of(thrown.get()),
                "",
                Explanation.boards(thrown.get()));
    }

    private TestResult result(int test, Status status, String message) {
        return new TestResult(exercise.tests()[test], exercise.names()[test], status, message);
    }

    private String noAnswer(Optional<Calls.Call> call) {
        String what = call.map(each -> each.text() + " does not end").orElse("Your code does not end");
        boolean isKnown = call.isPresent() && !endless.add(call.get().method());
        // The message is the same as on a JVM, although the limit here is a number of instructions.
        double seconds = limit.toMillis() / 1000.0;
        if (call.isEmpty()) {
            limit = IMPATIENT;
        }
        return what + (isKnown ? ", either." : ": no answer within " + seconds + " s. Which loop never ends?");
    }
}
