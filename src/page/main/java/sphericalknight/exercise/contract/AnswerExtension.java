package sphericalknight.exercise.contract;

import java.util.Optional;
import sphericalknight.page.ExerciseInPage;

/** Web page version: runs the tests of a contract and returns what they throw. */
public final class AnswerExtension {
    private AnswerExtension() {}

    /**
     * Runs the test with the index {@code test} and returns what it throws; empty if it passes. An OutOfMemoryError is returned as the
     * cause of a {@link NeedsTooMuchMemory}.
     */
    public static Optional<Throwable> run(ExerciseInPage exercise, int test, Answers answers, Calls calls) {
        Contract<?> contract = exercise.contract();
        contract.use(answers, calls);
        try {
            exercise.run(contract, test);
            contract.checkSmallestFirst();
            return Optional.empty();
        } catch (Throwable thrown) {
            contract.explain(thrown);
            return Optional.of(thrown instanceof OutOfMemoryError memory ? new NeedsTooMuchMemory(memory) : thrown);
        }
    }

    /** Thrown when an answer needs more memory than is available. */
    public static final class NeedsTooMuchMemory extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NeedsTooMuchMemory(OutOfMemoryError cause) {
            super(cause);
            for (Throwable note : cause.getSuppressed()) {
                addSuppressed(note);
            }
        }
    }

    /** Throws {@code thrown} without wrapping it, checked or not. */
    @SuppressWarnings("unchecked")
    static <E extends Throwable> RuntimeException asIs(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
