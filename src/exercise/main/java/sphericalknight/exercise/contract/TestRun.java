package sphericalknight.exercise.contract;

import java.util.Optional;
import sphericalknight.exercise.platform.ExerciseModel;
import sphericalknight.exercise.platform.ExerciseModel.TestCase;

/** Runs one test of a contract on one answer. */
public final class TestRun {
    private TestRun() {}

    /** The call of a test method. */
    interface Body {
        void run() throws Throwable;
    }

    /** What a test throws, with the last call attached if the failure is about it; empty if the test passes. */
    public static Optional<Throwable> thrown(ExerciseModel exercise, TestCase test, Answers answers) {
        Contract<?> contract = (Contract<?>) exercise.newContract();
        return thrown(contract, test.method(), answers, () -> exercise.run(contract, test));
    }

    /** The same for a test whose method {@code body} calls on {@code contract}. */
    static Optional<Throwable> thrown(Contract<?> contract, String method, Answers answers, Body body) {
        contract.use(answers);
        answers.started(method);
        try {
            body.run();
            contract.end();
            return Optional.empty();
        } catch (Throwable thrown) {
            contract.explain(thrown);
            return Optional.of(thrown);
        }
    }
}
