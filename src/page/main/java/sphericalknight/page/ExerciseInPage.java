package sphericalknight.page;

import java.util.NoSuchElementException;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.contract.Contract;
import sphericalknight.exercise.contract.ExerciseMethod;
import sphericalknight.page.table.Exercises;

/** The data about an exercise that a JVM finds by reflection, which pages lack. Each exercise has a generated subclass. */
public abstract class ExerciseInPage {
    private static ExerciseInPage[] all;

    private final Class<?> type;
    private final Class<?> contractType;
    private final Exercise terms;
    private final String[] tests;
    private final String[] names;
    private final String fingerprints;
    private ExerciseMethod[] methods;

    /**
     * Creates the data of an exercise.
     *
     * @param tests the names of the contract's test methods, in order
     * @param names the display names of the tests, in the same order
     * @param fingerprints the text of the fingerprints file; "" for none
     */
    protected ExerciseInPage(
            Class<?> type, Class<?> contractType, Exercise terms, String[] tests, String[] names, String fingerprints) {
        this.type = type;
        this.contractType = contractType;
        this.terms = terms;
        this.tests = tests;
        this.names = names;
        this.fingerprints = fingerprints;
    }

    public static ExerciseInPage[] all() {
        if (all == null) {
            all = Exercises.all();
        }
        return all;
    }

    /** The exercise with this interface or this contract. Throws a NoSuchElementException if there is none. */
    public static ExerciseInPage of(Class<?> typeOrContract) {
        for (ExerciseInPage each : all()) {
            if (each.type == typeOrContract || each.contractType == typeOrContract) {
                return each;
            }
        }
        throw new NoSuchElementException(typeOrContract.getName());
    }

    /** The exercise with this id. Throws a NoSuchElementException if there is none. */
    public static ExerciseInPage of(String id) {
        for (ExerciseInPage each : all()) {
            if (each.terms.id().equals(id)) {
                return each;
            }
        }
        throw new NoSuchElementException("There is no exercise " + id + ".");
    }

    public final Class<?> type() {
        return type;
    }

    /** The contract: the class with the tests. */
    public final Class<?> contractType() {
        return contractType;
    }

    public final Exercise terms() {
        return terms;
    }

    /** The names of the contract's test methods, in order. */
    public final String[] tests() {
        return tests;
    }

    /** The display names of the tests, in the order of {@link #tests}. */
    public final String[] names() {
        return names;
    }

    /** The text of the fingerprints file; "" if there is none. */
    public final String fingerprints() {
        return fingerprints;
    }

    public final ExerciseMethod[] methods() {
        if (methods == null) {
            methods = createMethods();
        }
        return methods;
    }

    /** Creates the methods of the interface; called once. */
    protected abstract ExerciseMethod[] createMethods();

    public abstract Contract<?> contract();

    /** Runs the test with this index in {@link #tests}. */
    public abstract void run(Contract<?> contract, int test) throws Throwable;

    /** Creates an object of the interface that passes all calls to {@code handler}. */
    public abstract Face implement(ExerciseMethod.Handler handler);

    /** An object of an exercise's interface that passes all calls to a handler. */
    public abstract static class Face {
        private final ExerciseInPage exercise;
        private final ExerciseMethod.Handler handler;

        protected Face(ExerciseInPage exercise, ExerciseMethod.Handler handler) {
            this.exercise = exercise;
            this.handler = handler;
        }

        public final ExerciseMethod.Handler handler() {
            return handler;
        }

        /** Passes a call of the method at this index in {@link #methods} to the handler and returns the result. */
        protected final Object ask(int method, Object[] arguments) {
            try {
                return handler.answer(exercise.methods()[method], arguments);
            } catch (Throwable thrown) {
                throw Face.<RuntimeException>asIs(thrown);
            }
        }

        @SuppressWarnings("unchecked")
        private static <E extends Throwable> RuntimeException asIs(Throwable thrown) throws E {
            throw (E) thrown;
        }
    }
}
