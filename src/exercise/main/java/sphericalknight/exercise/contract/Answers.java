package sphericalknight.exercise.contract;

import java.util.OptionalLong;

/**
 * The source of the answer under test. {@link InterpretedAnswers} serves checks and grades; the learner's class on the class path serves
 * {@code mvn test} and the debugger of an IDE.
 */
@FunctionalInterface
public interface Answers {
    /** The seed of {@link Contract#random} unless another one is set. */
    long VISIBLE_SEED = 20261120;

    /**
     * A new answer to {@code exercise}; every test gets its own.
     *
     * @throws Throwable whatever the learner's constructor throws
     */
    <T> T create(Class<T> exercise) throws Throwable;

    /**
     * A new answer that shares no state with those from {@link #create}. If that is not possible, the same as {@link #create}.
     *
     * @throws Throwable whatever the learner's constructor throws
     */
    default <T> T createApart(Class<T> exercise) throws Throwable {
        return create(exercise);
    }

    /**
     * The number of steps (loop iterations and method calls) that all answers from {@link #create} and {@link #createApart} have
     * taken so far; empty if steps are not counted.
     */
    default OptionalLong steps() {
        return OptionalLong.empty();
    }

    /** The seed for the random inputs; the grader uses a different one for its hidden tests. */
    default long seed() {
        return VISIBLE_SEED;
    }

    /**
     * Called before each test.
     *
     * @param test the name of the contract's method
     */
    default void started(String test) {}
}
