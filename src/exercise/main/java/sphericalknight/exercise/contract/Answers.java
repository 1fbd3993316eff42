package sphericalknight.exercise.contract;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * The source of the answer under test: the learner's class, a notebook cell, the reference, or a proxy to another process. The launcher
 * session holds one source; see {@link AnswerExtension}.
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
     * A new answer that shares no state with those from {@link #create}: its classes are loaded a second time, or it runs in another
     * process. If neither is possible, the same as {@link #create}.
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

    /**
     * The same answers, newly loaded and stopped after a number of steps, which does not depend on the machine as a time limit does; this
     * source itself if it cannot be limited.
     *
     * @param most the maximum number of steps of all calls to {@link #create}'s answers together, and to {@link #createApart}'s
     */
    default Answers limited(long most) {
        return this;
    }

    /** The seed for the random inputs; the grader uses a different one for its hidden tests. */
    default long seed() {
        return VISIBLE_SEED;
    }

    /** Called with the {@linkplain Contract#smallestFirst postponed} checks of a test before they run. */
    default void postponed(PostponedChecks checks) {}

    /**
     * Called before each test.
     *
     * @param test the name of the contract's method
     */
    default void started(String test) {}

    /**
     * Called after each test. If this throws, a test that would have passed fails.
     *
     * @param test the name of the contract's method
     * @param thrown what the test threw; empty if it ended normally
     */
    default void finished(String test, Optional<Throwable> thrown) {}
}
