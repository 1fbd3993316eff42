package sphericalknight.browser;

import java.util.List;
import java.util.Optional;
import sphericalknight.exercise.Exercise;
import sphericalknight.exercise.platform.ExerciseMethod;
import sphericalknight.exercise.platform.ExerciseModel;

/** An exercise in a page. Each exercise has a subclass, written by the build. */
public abstract class PageExercise implements ExerciseModel {
    private final Class<?> type;
    private final Class<?> contract;
    private final List<ExerciseMethod> methods;
    private final List<TestCase> tests;
    private final String fingerprints;

    /**
     * Creates the data of an exercise.
     *
     * @param fingerprints the text of the fingerprints file; "" for none
     */
    protected PageExercise(
            Class<?> type, Class<?> contract, List<ExerciseMethod> methods, List<TestCase> tests, String fingerprints) {
        this.type = type;
        this.contract = contract;
        this.methods = methods;
        this.tests = tests;
        this.fingerprints = fingerprints;
    }

    @Override
    public final Class<?> type() {
        return type;
    }

    @Override
    public final Class<?> contract() {
        return contract;
    }

    @Override
    public final Exercise exercise() {
        return type.getAnnotation(Exercise.class);
    }

    @Override
    public final List<ExerciseMethod> methods() {
        return methods;
    }

    @Override
    public final List<TestCase> tests() {
        return tests;
    }

    @Override
    public final Optional<String> fingerprints() {
        return fingerprints.isEmpty() ? Optional.empty() : Optional.of(fingerprints);
    }

    /** Returns the handler behind an object made by {@link #implement}; there are no other answers in a page. */
    @Override
    public final ExerciseMethod.Handler handler(Object answer) {
        return ((Asked) answer).handler;
    }

    /** An object of an exercise's interface that passes all calls to a handler. */
    protected abstract static class Asked {
        private final PageExercise exercise;
        private final ExerciseMethod.Handler handler;

        protected Asked(PageExercise exercise, ExerciseMethod.Handler handler) {
            this.exercise = exercise;
            this.handler = handler;
        }

        /** Passes a call of the method at this index in {@link #methods} to the handler and returns the result. */
        protected final Object ask(int method, Object[] arguments) {
            try {
                return handler.answer(exercise.methods.get(method), arguments);
            } catch (Throwable thrown) {
                throw Asked.<RuntimeException>asIs(thrown);
            }
        }

        @SuppressWarnings("unchecked")
        private static <E extends Throwable> RuntimeException asIs(Throwable thrown) throws E {
            throw (E) thrown;
        }
    }
}
