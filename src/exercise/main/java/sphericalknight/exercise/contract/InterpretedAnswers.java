package sphericalknight.exercise.contract;

import java.lang.reflect.Array;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToLongFunction;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.catalogue.CatalogueEntry;
import sphericalknight.exercise.platform.ExerciseMethod;
import sphericalknight.exercise.platform.Platform;
import sphericalknight.machine.Halt;
import sphericalknight.machine.LimitReached;
import sphericalknight.machine.Machine;
import sphericalknight.machine.Obj;
import sphericalknight.machine.Thrown;

/**
 * Answers whose class files are interpreted, never loaded. They are limited in instructions and memory, and reach only their arguments and
 * the allowed classes. They give the same results on every computer, with one exception: a small heap may be full before an answer reaches
 * its limit of bytes.
 */
public final class InterpretedAnswers implements Answers {
    /** After a test that used up its instructions, every later test may use only this part of them. */
    private static final int HASTE = 20;
    /** The bytes that an answer may allocate in one test, freed ones included. */
    private static final long BYTES = 256L << 20;

    /** The entries, or letters, of the largest result: the largest that an exercise asks for has 65,536. */
    private static final int LARGEST_RESULT = 1 << 18;

    private final CatalogueEntry exercise;
    private final AnswerClasses answer;
    private final ToLongFunction<String> seeds;
    private final long instructions;
    private final Consumer<String> printed;
    private final Set<ExerciseMethod> endless = new HashSet<>();
    private final Set<String> seeded = new LinkedHashSet<>();
    private final Machine machine;
    private Machine apart;
    private String running = "";
    private long left;
    private long bytesLeft = BYTES;

    /** Creates a source of objects of {@code answer}, with the visible inputs and the instructions that the exercise allows a test. */
    public InterpretedAnswers(CatalogueEntry exercise, AnswerClasses answer) {
        this(exercise, answer, test -> VISIBLE_SEED, exercise.exercise().millions() * 1_000_000L, text -> {});
    }

    private InterpretedAnswers(
            CatalogueEntry exercise,
            AnswerClasses answer,
            ToLongFunction<String> seeds,
            long instructions,
            Consumer<String> printed) {
        this.exercise = exercise;
        this.answer = answer;
        this.seeds = seeds;
        this.instructions = instructions;
        this.printed = printed;
        this.machine = machine();
        this.left = instructions;
    }

    private Machine machine() {
        Machine made = Platform.get().machine(answer.files());
        made.printTo(printed);
        return made;
    }

    /** The same answer in a new machine, with other random inputs: {@code seeds} gives the seed of a test by the name of its method. */
    public InterpretedAnswers withSeeds(ToLongFunction<String> seeds) {
        return new InterpretedAnswers(exercise, answer, seeds, instructions, printed);
    }

    /** The same answer in a new machine, in which a test may use only so many instructions. */
    public InterpretedAnswers withInstructions(long most) {
        return new InterpretedAnswers(exercise, answer, seeds, most, printed);
    }

    /** The same answer in a new machine, whose output goes to {@code sink}. */
    public InterpretedAnswers printingTo(Consumer<String> sink) {
        return new InterpretedAnswers(exercise, answer, seeds, instructions, sink);
    }

    /** Whether the answer's class implements the exercise. */
    public boolean isAnswer() {
        return machine.isSubtype(answer.main(), exercise.type().getName());
    }

    /** The names of the tests that have asked for random inputs so far. */
    public Set<String> seeded() {
        return Set.copyOf(seeded);
    }

    /** The number of instructions executed so far. */
    public long work() {
        return machine.work() + (apart == null ? 0 : apart.work());
    }

    @Override
    public <T> T create(Class<T> type) throws Throwable {
        return create(type, machine);
    }

    @Override
    public <T> T createApart(Class<T> type) throws Throwable {
        if (apart == null) {
            apart = machine();
        }
        return create(type, apart);
    }

    @SuppressWarnings("unchecked")
    private <T> T create(Class<T> type, Machine in) throws Throwable {
        Obj object = limited(in, null, () -> in.create(answer.main()));
        ExerciseMethod.Handler handler = (method, arguments) ->
                bounded(method, limited(in, method, () -> in.call(object, method.key(), arguments)));
        return (T) Platform.get().exercise(type).implement(handler);
    }

    private interface Work<T> {
        T done() throws Throwable;
    }

    /** Returns the result of {@code work}, which may use what is left to the running test. */
    private <T> T limited(Machine in, ExerciseMethod method, Work<T> work) throws Throwable {
        long before = in.work();
        long bytesBefore = in.bytes();
        in.limit(left);
        in.limitBytes(bytesLeft);
        try {
            return done(work);
        } catch (LimitReached limit) {
            throw limit.kind() == LimitReached.Kind.INSTRUCTIONS
                    ? new OutOfInstructions(instructions / 1_000_000, !endless.add(method))
                    : limit;
        } finally {
            left = Math.max(0, left - (in.work() - before));
            bytesLeft = Math.max(0, bytesLeft - (in.bytes() - bytesBefore));
        }
    }

    private static <T> T done(Work<T> work) throws Throwable {
        try {
            return work.done();
        } catch (Thrown own) {
            throw told(own);
        } catch (ExceptionInInitializerError | NoClassDefFoundError atStart) {
            if (atStart.getCause() instanceof Thrown own) {
                throw new ExceptionInInitializerError(told(own));
            }
            throw atStart;
        } catch (RuntimeException | Error thrown) {
            throw thrown;
        } catch (Throwable checked) { // no method of an exercise declares one
            throw new AnswerException(
                    checked.getClass().getSimpleName(), checked.getMessage(), checked.getStackTrace());
        }
    }

    /** An exception of the answer as plain data. Its message is asked here, where the answer is limited, for the answer may compute it. */
    private static AnswerException told(Thrown own) {
        String message;
        try {
            message = own.getMessage();
        } catch (Halt limit) {
            throw limit;
        } catch (Throwable noMessage) {
            message = null;
        }
        return new AnswerException(own.object().typeName(), message, own.getStackTrace());
    }

    /** {@code result}, if it is not so large that looking through it would take the tests longer than the answer. */
    private static Object bounded(ExerciseMethod method, Object result) {
        long size = size(result);
        if (size > LARGEST_RESULT) {
            throw new AssertionError(
                    "The result of " + method.name() + "() is far too large: " + size + " entries or letters.");
        }
        return result;
    }

    private static long size(Object value) {
        if (value instanceof String text) {
            return text.length();
        }
        if (value instanceof Object[] elements) {
            long size = elements.length;
            for (Object element : elements) {
                size = size > LARGEST_RESULT ? size : size + size(element);
            }
            return size;
        }
        return value != null && value.getClass().isArray() ? Array.getLength(value) : 1;
    }

    @Override
    public OptionalLong steps() {
        return OptionalLong.of(machine.steps() + (apart == null ? 0 : apart.steps()));
    }

    @Override
    public void started(String test) {
        running = test;
        left = endless.isEmpty() ? instructions : instructions / HASTE;
        bytesLeft = BYTES;
    }

    @Override
    public long seed() {
        seeded.add(running);
        return seeds.applyAsLong(running);
    }
}
