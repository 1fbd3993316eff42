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
        } catch (Throwable caught) {
            Throwable thrown = attachable(caught);
            contract.explain(thrown);
            return Optional.of(thrown);
        }
    }

    /**
     * Returns {@code thrown}, or a new error in place of one that nothing can be attached to: the JVM creates its own StackOverflowError
     * without calling the constructor. One in place of an OutOfMemoryError, too, after which JUnit would end all tests.
     */
    private static Throwable attachable(Throwable thrown) {
        if (thrown instanceof OutOfMemoryError) {
            return new AssertionError("Your code needs more memory than there is.");
        }
        if (!(thrown instanceof StackOverflowError)) {
            return thrown;
        }
        Throwable own = new StackOverflowError();
        own.setStackTrace(thrown.getStackTrace());
        return own;
    }
}
