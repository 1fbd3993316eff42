package sphericalknight.exercise.contract;

import java.util.OptionalLong;
import sphericalknight.exercise.answer.AnswerClasses;
import sphericalknight.exercise.answer.StopSign;
import sphericalknight.machine.Machine;
import sphericalknight.machine.Obj;
import sphericalknight.machine.StepLimit;
import sphericalknight.page.Allowance;
import sphericalknight.page.ExerciseInPage;
import sphericalknight.page.table.Table;

/** Web page version: creates answers as objects in a machine, with a second machine for {@link #createApart}. */
public final class LoadedAnswers implements Answers {
    private static long seed = VISIBLE_SEED;

    private final AnswerClasses answer;
    private final long steps;
    private final Machine machine;
    private Machine apart;

    /** Creates a source of objects of {@code answer}. */
    public LoadedAnswers(AnswerClasses answer, ClassLoader parent) {
        this(answer, parent, Long.MAX_VALUE);
    }

    /**
     * Creates a source of objects of {@code answer}. The objects in each of its machines may take {@code steps} steps in total; after that,
     * every call to them fails.
     */
    public LoadedAnswers(AnswerClasses answer, ClassLoader parent, long steps) {
        this.answer = answer;
        this.steps = steps;
        this.machine = machine();
    }

    /** Sets the seed of the random inputs from now on. */
    public static void useSeed(long number) {
        seed = number;
    }

    private Machine machine() {
        Machine made = new Machine(answer.files(), new Table());
        made.limitSteps(steps);
        return made;
    }

    /** Whether the objects implement {@code exercise}. */
    public boolean implement(Class<?> exercise) {
        return machine.isSubtype(answer.main(), exercise.getName());
    }

    @Override
    public <T> T create(Class<T> exercise) throws Throwable {
        return create(exercise, machine);
    }

    @Override
    public <T> T createApart(Class<T> exercise) throws Throwable {
        if (apart == null) {
            apart = machine();
        }
        return create(exercise, apart);
    }

    @SuppressWarnings("unchecked")
    private <T> T create(Class<T> exercise, Machine in) throws Throwable {
        return (T) ExerciseInPage.of(exercise).implement(new Asked(exercise, in));
    }

    @Override
    public OptionalLong steps() {
        return OptionalLong.of(machine.steps() + (apart == null ? 0 : apart.steps()));
    }

    @Override
    public long seed() {
        return seed;
    }

    /** Passes calls to an object in a machine. */
    final class Asked implements ExerciseMethod.Handler {
        private final Class<?> exercise;
        private final Machine in;
        private final Obj object;

        Asked(Class<?> exercise, Machine in) throws Throwable {
            this.exercise = exercise;
            this.in = in;
            this.object = limited(() -> in.create(answer.main()));
        }

        Object another() throws Throwable {
            return create(exercise, in);
        }

        @Override
        public Object answer(ExerciseMethod method, Object[] arguments) throws Throwable {
            Object[] given = arguments == null ? new Object[0] : arguments;
            return limited(() -> in.call(object, method.name() + method.descriptor(), given));
        }

        private <R> R limited(Allowance.Work<R> work) throws Throwable {
            try {
                return Allowance.spend(in, work);
            } catch (StepLimit limit) {
                throw new StopSign.Stopped();
            }
        }
    }
}
