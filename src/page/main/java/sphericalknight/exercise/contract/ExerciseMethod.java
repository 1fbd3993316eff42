package sphericalknight.exercise.contract;

import java.util.List;
import sphericalknight.page.ExerciseInPage;

/** Web page version: a method of an exercise, without reflection. */
public final class ExerciseMethod {
    /** Handles the calls to an exercise's interface. */
    @FunctionalInterface
    public interface Handler {
        /**
         * Returns the result of a call.
         *
         * @param arguments the arguments; null for none
         */
        Object answer(ExerciseMethod method, Object[] arguments) throws Throwable;
    }

    private final Class<?> exercise;
    private final String name;
    private final String descriptor;
    private final Class<?> resultType;
    private final Class<?>[] parameterTypes;
    private final String[] parameterNames;

    /** Creates the object for a method; each method has only one. */
    public ExerciseMethod(
            Class<?> exercise,
            String name,
            String descriptor,
            Class<?> resultType,
            Class<?>[] parameterTypes,
            String[] parameterNames) {
        this.exercise = exercise;
        this.name = name;
        this.descriptor = descriptor;
        this.resultType = resultType;
        this.parameterTypes = parameterTypes;
        this.parameterNames = parameterNames;
    }

    public static List<ExerciseMethod> of(Class<?> exercise) {
        return List.of(ExerciseInPage.of(exercise).methods());
    }

    /** An answer to {@code exercise} that passes all calls to {@code handler}. */
    @SuppressWarnings("unchecked")
    public static <T> T implement(Class<T> exercise, Handler handler) {
        return (T) ExerciseInPage.of(exercise).implement(handler);
    }

    /** Returns a new instance of the answer's class; {@code answer} itself if it is not an object of {@link LoadedAnswers}. */
    public static Object another(Object answer) throws Throwable {
        ExerciseInPage.Face face = (ExerciseInPage.Face) answer;
        return face.handler() instanceof LoadedAnswers.Asked asked ? asked.another() : answer;
    }

    /** Calls the method on {@code answer}, and rethrows what it throws. */
    public Object call(Object answer, Object[] arguments) throws Throwable {
        return ((ExerciseInPage.Face) answer).handler().answer(this, arguments);
    }

    public String name() {
        return name;
    }

    /** The descriptor of the method, such as {@code (JI)J}. */
    public String descriptor() {
        return descriptor;
    }

    public Class<?>[] parameterTypes() {
        return parameterTypes;
    }

    public List<String> parameterNames() {
        return List.of(parameterNames);
    }

    public Class<?> resultType() {
        return resultType;
    }

    /** The interface of the exercise, which declares the method. */
    public Class<?> exercise() {
        return exercise;
    }
}
