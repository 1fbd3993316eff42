package sphericalknight.exercise.contract;

import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.LongConsumer;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;
import sphericalknight.exercise.platform.ExerciseMethod;
import sphericalknight.exercise.platform.ExerciseModel;
import sphericalknight.exercise.platform.Platform;
import sphericalknight.exercise.platform.SourceOrder;

/**
 * The tests of one exercise. A contract is a class {@code XContract extends Contract<X>} beside the interface {@code X}, with one
 * {@code @Test} per behaviour, each with a {@code @DisplayName} sentence. It gets answers only from {@link #answer} and {@link
 * #answerApart}. They run in a machine that counts their instructions (see {@link sphericalknight.exercise.Exercise#millions}).
 *
 * @param <T> the interface of the exercise
 */
@ExtendWith(AnswerExtension.class)
@TestMethodOrder(SourceOrder.class)
@DisplayNameGeneration(ExerciseTitle.class)
public abstract class Contract<T> {
    /** How many questions {@link #alike(Consumer)} asks. */
    private static final int ALIKE = 20;

    private final PostponedChecks postponed = new PostponedChecks();
    private final Calls calls = new Calls();
    private Answers answers;
    private T answer;
    private T apart;

    /** The answer under test: the learner's, the reference, or a known wrong one. There is one per test, created on the first call. */
    protected final T answer() {
        if (answer == null) {
            answer = made(exercise -> answers.create(exercise));
        }
        return answer;
    }

    private interface Maker<T> {
        T make(Class<T> exercise) throws Throwable;
    }

    private T made(Maker<T> maker) {
        try {
            Class<T> exercise = exercise(getClass());
            T made = maker.make(exercise);
            return calls.watched(exercise, made, this::mayChange);
        } catch (Throwable thrown) {
            throw Contract.<RuntimeException>asIs(thrown);
        }
    }

    /**
     * An answer that shares no state with {@link #answer} (as far as {@link Answers#createApart} can provide one). It is for exercises that
     * encode and decode in a form of the learner's choice: the encoded data alone must be enough. There is one per test.
     */
    protected final T answerApart() {
        if (apart == null) {
            apart = made(exercise -> answers.createApart(exercise));
        }
        return apart;
    }

    /**
     * Returns a new source of random inputs. Its sequence is the same for each call and in every run, unless the grader sets a different
     * seed.
     */
    protected final SplittableRandom random() {
        return new SplittableRandom(answers == null ? Answers.VISIBLE_SEED : answers.seed());
    }

    /** Runs {@code check} the given number of times; all runs take their inputs from one new source, {@link #random}. */
    protected final void randomly(int times, Consumer<SplittableRandom> check) {
        SplittableRandom random = random();
        for (int i = 0; i < times; i++) {
            check.accept(random);
        }
    }

    /** Checks the given number of random sets of squares as {@link #smallestFirst} does; {@code draw} takes them from one source. */
    protected final void randomSets(int times, ToLongFunction<SplittableRandom> draw, LongConsumer check) {
        randomly(times, random -> {
            long set = draw.applyAsLong(random);
            smallestFirst(set, () -> check.accept(set));
        });
    }

    /** Runs {@code check} for each square, from 0 (a1) to 63 (h8). */
    protected static void eachSquare(IntConsumer check) {
        for (int square = 0; square < 64; square++) {
            check.accept(square);
        }
    }

    /** The set of those squares, from 0 (a1) to 63 (h8), for which {@code isIn} is true. */
    public static long squaresWhere(IntPredicate isIn) {
        long set = 0;
        for (int square = 0; square < 64; square++) {
            set |= isIn.test(square) ? 1L << square : 0;
        }
        return set;
    }

    /** Asks about sets of every kind, for {@link #probe}: each square alone, rows with either end of the board, mixtures, and none. */
    protected static void eachSet(LongConsumer ask) {
        eachSquare(square -> {
            ask.accept(1L << square);
            ask.accept(-1L << square);
            ask.accept(-1L >>> square);
            ask.accept(0x0123_4567_89AB_CDEFL * (square + 1));
        });
        ask.accept(0);
    }

    /**
     * Asks other questions of the kind that a test has asked, in the grader's hidden run only. A test with a fixed example asks what its
     * title says, and ends with such a call: then a table of the visible answers passes nothing there.
     *
     * @param check asks one question, with inputs from the source that it is given
     */
    protected final void alike(Consumer<SplittableRandom> check) {
        alike(ALIKE, check);
    }

    /** The same with fewer questions, for a test in which a question is dear. */
    protected final void alike(int questions, Consumer<SplittableRandom> check) {
        if (answers != null && answers.seed() != Answers.VISIBLE_SEED) {
            randomly(questions, check);
        }
    }

    /**
     * Postpones {@code check} until the end of the test method. Then the smallest board is checked first, so that the learner sees the
     * smallest failure. It is for tests with random boards of all sizes.
     *
     * @param pieces the pieces on the board of this check, one bit each; boards with fewer pieces come first and, if the number of
     *     pieces is the same, the board with the lower value
     * @param check calls the answer and compares the result; it must keep a copy of its board
     */
    protected final void smallestFirst(long pieces, Runnable check) {
        postponed.add(pieces, check);
    }

    /**
     * Fails if {@link #answer} takes too many steps in {@code call}. Steps in the constructor or in an earlier call do not count. If steps
     * are not counted (in an IDE), only the call is made.
     *
     * @param most the maximum number of loop iterations and method calls; generous, because there are many ways to write an answer
     * @param words the requirement, for the learner
     */
    protected final void assertSteps(long most, Runnable call, String words) {
        answer();
        OptionalLong before = answers.steps();
        call.run();
        if (before.isPresent()) {
            long taken = answers.steps().orElseThrow() - before.getAsLong();
            if (taken > most) {
                throw new TooManySteps(taken, words);
            }
        }
    }

    /** Returns an assertion on a set of squares (bit 0 is a1); if it fails, it shows both boards. */
    protected static BoardAssert assertBoard(long actual) {
        return new BoardAssert(actual);
    }

    /** Returns an assertion on a 32-bit word in draughts' numbering B; if it fails, it shows both boards. */
    protected static BoardAssert assertBoard(int actual) {
        return new BoardAssert(actual);
    }

    /**
     * Calls the methods of {@code answer} on a few inputs that distinguish known wrong answers: each with {@linkplain #eachSet sets of every
     * kind}, or with each square if it takes an int. Exercises whose methods take more than one argument ask questions of their own. The
     * results are neither checked nor needed here (they may even be 0 or null, if the answer threw): their fingerprint is compared with those
     * of the known wrong answers.
     */
    protected void probe(T answer) {
        ExerciseModel exercise = Platform.get().exercise(getClass());
        ExerciseMethod.Handler asked = exercise.handler(answer);
        for (ExerciseMethod method : exercise.methods()) {
            if (method.parameterTypes().isEmpty()) {
                ask(asked, method);
            } else if (method.parameterTypes().get(0) == int.class) {
                eachSquare(square -> ask(asked, method, square));
            } else {
                eachSet(set -> ask(asked, method, set));
            }
        }
    }

    private static void ask(ExerciseMethod.Handler asked, ExerciseMethod method, Object... arguments) {
        try {
            asked.answer(method, arguments);
        } catch (Throwable thrown) {
            throw Contract.<RuntimeException>asIs(thrown);
        }
    }

    /**
     * What a fingerprint keeps of a result of a probe: here all of it. A contract that accepts several results of one call keeps what they
     * have in common, so that the same mistake gets the same name even if an answer tries equal choices in another order. If this throws, all
     * of the result is kept.
     *
     * @param arguments the arguments of the call, as they are after it
     * @param result whatever the answer returned; it may be wrong in any way, and null
     */
    protected Object essence(Object[] arguments, Object result) {
        return result;
    }

    /**
     * Whether a method of the answer may change the arrays that it is given. It gets copies in any case; here it fails if it changes one,
     * for the array belongs to its caller.
     */
    protected boolean mayChange(String method) {
        return false;
    }

    /** Calls {@link #probe}, for callers that know the exercise only at run time. */
    public final void probeWith(Object any) {
        probe(exercise(getClass()).cast(any));
    }

    /** Makes the checks that wait for the end of the test. */
    final void end() {
        postponed.run();
        calls.checkArguments();
    }

    /** Takes answers from {@code source}. */
    final void use(Answers source) {
        answers = source;
    }

    /** Attaches the last call to {@code thrown}, which a test threw, if the failure seems to be about that call. */
    final void explain(Throwable thrown) {
        calls.explain(thrown);
    }

    /** The exercise interface that {@code contract} tests: {@code X} in the same package for {@code XContract}. */
    @SuppressWarnings("unchecked")
    private Class<T> exercise(Class<?> contract) {
        return (Class<T>) Platform.get().exercise(contract).type();
    }

    /** Throws {@code thrown} without wrapping it, checked or not. */
    @SuppressWarnings("unchecked")
    private static <E extends Throwable> RuntimeException asIs(Throwable thrown) throws E {
        throw (E) thrown;
    }
}
