package sphericalknight.exercise.contract;

import java.util.OptionalLong;
import java.util.SplittableRandom;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import sphericalknight.exercise.catalogue.Names;

/**
 * The tests of one exercise. A contract is a class {@code XContract extends Contract<X>} beside the interface {@code X}, with one
 * {@code @Test} per behaviour and a {@code @DisplayName} sentence each. It gets the answer from {@link #answer()} only, and calls it at
 * most 50,000 times in all, because it may live in another process.
 *
 * @param <T> the interface of the exercise
 */
@ExtendWith(AnswerExtension.class)
@TestMethodOrder(SourceOrder.class)
public abstract class Contract<T> {
    private final SmallestFirst putOff = new SmallestFirst();
    private Answers answers;
    private Calls calls;
    private T answer;
    private T apart;

    /** The answer under test: the learner's, ours, or a wrong one. One per test, made at the first call. */
    protected final T answer() {
        if (answer == null) {
            answer = newAnswer();
        }
        return answer;
    }

    /** Another answer, for tests that need two. */
    protected final T newAnswer() {
        return made(exercise -> answers.create(exercise));
    }

    private interface Maker<T> {
        T make(Class<T> exercise) throws Throwable;
    }

    private T made(Maker<T> maker) {
        try {
            Class<T> exercise = exercise(getClass());
            T made = maker.make(exercise);
            return calls == null ? made : calls.watched(exercise, made);
        } catch (Throwable thrown) {
            throw AnswerExtension.<RuntimeException>asIs(thrown);
        }
    }

    /**
     * An answer that shares no memory with {@link #answer}, for the way back where the way there is free: what {@code answer()} wrote
     * down must be enough. One per test.
     */
    protected final T answerApart() {
        if (apart == null) {
            apart = made(exercise -> answers.createApart(exercise));
        }
        return apart;
    }

    /** Random inputs: the same in every run, until the grader chooses another seed. */
    protected final SplittableRandom random() {
        return new SplittableRandom(answers == null ? Answers.VISIBLE_SEED : answers.seed());
    }

    /**
     * Puts {@code check} off until the test has drawn all its boards: then the smallest board is checked first, so that the failure a
     * learner sees is the smallest one. For tests that draw boards of all sizes.
     *
     * @param pieces the pieces of the question, one bit each: fewest come first, of these the lowest number
     * @param check asks the answer, and compares; it must hold a board of its own
     */
    protected final void smallestFirst(long pieces, Runnable check) {
        putOff.add(pieces, check);
    }

    /**
     * Fails where {@code call} takes {@link #answer} more steps than enough. What an answer prepares when it is made, or at an earlier
     * call, does not count. Where steps are not counted (in an IDE), only the call is made.
     *
     * @param most rounds of loops and starts of methods that are plenty, for there are many ways to write it
     * @param words what is asked for, in the reader's words
     */
    protected final void assertSteps(long most, Runnable call, String words) {
        answer();
        OptionalLong before = answers.steps();
        call.run();
        if (before.isPresent()) {
            long taken = answers.steps().orElseThrow() - before.getAsLong();
            if (taken > most) {
                throw new AssertionError("The result is right, but your code takes " + taken
                        + " steps (rounds of loops and calls of methods) to get there: " + words + ".");
            }
        }
    }

    /** Compares sets of squares and shows both as boards where they differ. */
    protected static BoardAssert assertBoard(long actual) {
        return new BoardAssert(actual);
    }

    /** The same for words of 32 bits in draughts' numbering B. */
    protected static BoardAssert assertBoard(int actual) {
        return new BoardAssert(actual);
    }

    /**
     * Calls every method of {@code answer} on a handful of inputs that tell known wrong answers apart. What comes back is neither
     * checked nor needed (it may even be 0 or null, where the answer threw): its fingerprint is compared with those of the known
     * wrong answers.
     */
    protected abstract void probe(T answer);

    /** Calls {@link #probe}, for callers that know the exercise only at run time. */
    public final void probeWith(Object any) {
        probe(exercise(getClass()).cast(any));
    }

    final void checkSmallestFirst() {
        putOff.run();
    }

    /** Takes answers from {@code source}. */
    final void use(Answers source) {
        answers = source;
    }

    /** The same, and tells {@code watch} of all calls to them. */
    final void use(Answers source, Calls watch) {
        answers = source;
        calls = watch;
        calls.forget();
    }

    /** Adds to what a test threw the call that it is about. */
    final void explain(Throwable thrown) {
        calls.explain(thrown);
    }

    /** The interface that the contract {@code XContract} tests: {@code X} in the same package. */
    @SuppressWarnings("unchecked")
    private Class<T> exercise(Class<?> contract) {
        return (Class<T>) Names.exercise(contract);
    }
}
